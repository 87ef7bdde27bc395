// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Invariants under many changes, unordered times, and numbers that are not finite.
struct AnimatorEnduranceTests {
  @Test(arguments: [
    Animation.spring, .interactiveSpring, .easeInOut, .easeInOut(duration: 10),
    .interpolatingSpring(stiffness: 10, damping: 1), .linear.repeatForever(), .spring.delay(0.1),
    .bouncy.speed(0.3),
  ])
  func `after ten thousand retargets an animator is bounded and still exact`(_ animation: Animation)
  {
    var animator = Animator(0.0)
    var time = 0.0
    var deepest = 0
    for step in 0..<10_000 {
      time += 1 / 120
      animator.animate(to: step.isMultiple(of: 2) ? 100 : Double(step % 7), animation, at: time)
      #expect(abs(animator.value(at: time)) < 2000)
      deepest = max(deepest, animator.depth)
    }
    #expect(deepest <= 33)
    animator.animate(to: 5, .linear, at: time)
    #expect(animator.value(at: time + 1) == 5)
  }

  @Test func `collapsing a deep stack keeps value and velocity continuous`() {
    var animator = Animator(0.0)
    var time = 0.0
    for step in 0..<100 {
      time += 0.01
      let (value, velocity) = (animator.value(at: time), animator.velocity(at: time))
      animator.animate(to: step.isMultiple(of: 2) ? 100 : 0, .easeInOut(duration: 5), at: time)
      #expect(isNear(animator.value(at: time), value, within: 1e-9))
      #expect(isNear(animator.velocity(at: time), velocity, within: 0.1))
    }
  }

  @Test(arguments: AnimationSamplingTests.moving)
  func `times that are unordered or not finite give finite values`(_ animation: Animation) {
    var animator = Animator(0.0)
    animator.animate(to: 100, animation, at: .nan)
    for time in [0.3, 0.1, -5, .nan, .infinity, -Double.infinity, 1e300, -1e300, 0.2, 1e18] {
      #expect(animator.value(at: time).isFinite)
      #expect(animator.velocity(at: time).isFinite)
      animator.animate(to: 100 - animator.model, animation, at: time)
      animator.drag(to: animator.model + 1, at: time)
      animator.animate(to: 100 - animator.model, animation, at: time)
      #expect(animator.value(at: time).isFinite)
    }
  }

  @Test
  func `at an earlier time an animation has its earlier value, and its first before its beginning`()
  {
    var animator = Animator(0.0)
    animator.animate(to: 100, .linear(duration: 1), at: 10)
    #expect(isNear(animator.value(at: 10.5), 50, within: 1e-9))
    #expect(isNear(animator.value(at: 10.25), 25, within: 1e-9))
    #expect(animator.value(at: 3) == 0)
  }

  @Test func `a value with a NaN is ignored`() {
    var animator = Animator(AnimatablePair(1.0, 2.0))
    for animation in [nil, Animation.spring, .linear] {
      animator.set(AnimatablePair(3, .nan), AnimationChange(animation: animation), at: 0)
      animator.set(AnimatablePair(.nan, 3), AnimationChange(tracksVelocity: true), at: 0)
      #expect(animator.model == AnimatablePair(1, 2))
      #expect(animator.value(at: 1) == AnimatablePair(1, 2))
    }
  }

  @Test func `a change to or from infinity is presented immediately`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .spring, at: 0)
    animator.animate(to: .infinity, .spring, at: 0.1)
    #expect(animator.value(at: 0.1) == .infinity)
    animator.animate(to: 5, .linear, at: 0.2)
    #expect(animator.value(at: 9) == 5)
    animator.animate(to: 1e300, .spring, at: 10)
    #expect(animator.value(at: 10) == 1e300)
  }

  @Test func `with a custom animation that returns NaN the model is presented`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, Animation(Broken()), at: 0)
    #expect(animator.value(at: 0.1) == 100)
    animator.animate(to: 0, .spring, at: 0.2)
    #expect(animator.value(at: 0.3).isFinite && animator.velocity(at: 0.3).isFinite)
  }
}

struct Broken: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: .nan) : nil
  }
}
