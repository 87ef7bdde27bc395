// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// The replacement of springs while they run.
struct SpringRetuningTests {
  /// A resolver that replaces every spring with a response of at least 0.3 seconds.
  private struct Replacing: SpringResolver {
    var replacement: Spring? { didSet { revision += 1 } }
    var revision = 0

    func canReplace(_ spring: Spring) -> Bool { spring.response >= 0.3 }
  }

  private let slow = Spring(duration: 1, bounce: 0)
  private let bouncy = Spring(duration: 0.6, bounce: 0.6)

  @Test(arguments: [0.1, 0.3, 0.7])
  func `a running spring continues on the new one with its value and velocity`(now: Double) {
    var springs = Replacing()
    var animator = Animator(0.0)
    animator.set(100, AnimationChange(animation: .spring(slow), springs: springs), at: 0)
    let value = animator.value(at: now, springs: springs)
    let velocity = animator.velocity(at: now)
    springs.replacement = bouncy
    #expect(isNear(animator.value(at: now, springs: springs), value, within: 1e-9))
    #expect(isNear(animator.velocity(at: now), velocity, within: 1e-6))
    for time in stride(from: now + 0.05, to: now + 1.2, by: 0.1) {
      let expected =
        value + bouncy.value(target: 100 - value, initialVelocity: velocity, time: time - now)
      #expect(isNear(animator.value(at: time, springs: springs), expected, within: 1e-6))
    }
  }

  @Test func `a running spring keeps its clock when it is retuned`() {
    var springs = Replacing()
    var animator = Animator(0.0)
    let delayed = Animation.spring(slow).delay(0.2)
    animator.set(100, AnimationChange(animation: delayed, springs: springs), at: 0)
    let value = animator.value(at: 0.5, springs: springs)
    let velocity = animator.velocity(at: 0.5)
    springs.replacement = bouncy
    _ = animator.value(at: 0.5, springs: springs)
    // The delay is over: were the clock reset, the spring would wait for it again.
    let expected = value + bouncy.value(target: 100 - value, initialVelocity: velocity, time: 0.1)
    #expect(isNear(animator.value(at: 0.6, springs: springs), expected, within: 1e-6))
    // An earlier time is on the same clock.
    #expect(isNear(animator.value(at: 0.5, springs: springs), value, within: 1e-9))
  }

  @Test func `without a replacement a running spring continues on its own`() {
    var springs = Replacing(replacement: bouncy)
    var animator = Animator(0.0)
    animator.set(100, AnimationChange(animation: .spring(slow), springs: springs), at: 0)
    let early = animator.value(at: 0.2, springs: springs)
    #expect(isNear(early, bouncy.value(target: 100.0, time: 0.2), within: 1e-9))
    let value = animator.value(at: 0.3, springs: springs)
    let velocity = animator.velocity(at: 0.3)
    springs.replacement = nil
    _ = animator.value(at: 0.3, springs: springs)
    let expected = value + slow.value(target: 100 - value, initialVelocity: velocity, time: 0.4)
    #expect(isNear(animator.value(at: 0.7, springs: springs), expected, within: 1e-6))
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0.5), .spring(duration: 0.15), .interactiveSpring,
  ])
  func `curves and springs that may not be replaced are unchanged`(animation: Animation) {
    var springs = Replacing(replacement: bouncy)
    var (tuned, plain) = (Animator(0.0), Animator(0.0))
    tuned.set(100, AnimationChange(animation: animation, springs: springs), at: 0)
    plain.set(100, AnimationChange(animation: animation), at: 0)
    #expect(tuned.value(at: 0.1, springs: springs) == plain.value(at: 0.1))
    springs.replacement = slow
    #expect(tuned.value(at: 0.15, springs: springs) == plain.value(at: 0.15))
  }

  @Test func `a running interpolating spring is not retuned, as it does not merge`() {
    var springs = Replacing()
    var animator = Animator(0.0)
    let added = Animation.interpolatingSpring(slow)
    animator.set(100, AnimationChange(animation: added, springs: springs), at: 0)
    animator.set(40, AnimationChange(animation: added, springs: springs), at: 0.2)
    #expect(animator.depth == 2)
    let value = animator.value(at: 0.3, springs: springs)
    var plain = animator
    springs.replacement = Spring(duration: 3, bounce: 0)
    #expect(isNear(animator.value(at: 0.3, springs: springs), value, within: 1e-9))
    #expect(animator.value(at: 0.6, springs: springs) == plain.value(at: 0.6))
  }

  @Test func `a copy is retuned by itself`() {
    var springs = Replacing()
    var animator = Animator(0.0)
    animator.set(100, AnimationChange(animation: .spring(slow), springs: springs), at: 0)
    _ = animator.value(at: 0.3, springs: springs)
    var copy = animator
    springs.replacement = bouncy
    _ = copy.value(at: 0.3, springs: springs)
    #expect(isNear(animator.value(at: 0.5), slow.value(target: 100.0, time: 0.5), within: 1e-9))
    #expect(abs(copy.value(at: 0.5, springs: springs) - animator.value(at: 0.5)) > 1)
  }

  @Test func `with reduced motion a replacement is ignored`() {
    let springs = Replacing(replacement: bouncy)
    var animator = Animator(0.0)
    animator.set(
      100, AnimationChange(animation: .spring(slow), reduceMotion: true, springs: springs), at: 0)
    #expect(
      stride(from: 0, to: 2, by: 0.02).allSatisfy {
        animator.value(at: $0, springs: springs) <= 100
      })
  }

  @Test func `a change reports whether an animation started`() {
    var animator = Animator(0.0)
    let changed = animator.set(1, AnimationChange(animation: .spring), at: 0)
    let unchanged = animator.set(1, AnimationChange(animation: .spring), at: 0)
    let immediate = animator.set(2, AnimationChange(), at: 0)
    let infinite = animator.set(.infinity, AnimationChange(animation: .spring), at: 0)
    #expect(changed && !unchanged && !immediate && !infinite)
  }
}
