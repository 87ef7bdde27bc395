// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// A value that tracks a pointer, and its release.
struct AnimatorTrackingTests {
  /// An animator after a drag with a velocity of 500 per second for 0.2 s, at 120 samples per second.
  static func dragged() -> Animator<Double> {
    var animator = Animator(0.0)
    for step in 0...24 {
      let time = Double(step) / 120
      animator.drag(to: 500 * time, at: time)
      #expect(animator.value(at: time) == 500 * time)
    }
    return animator
  }

  @Test func `tracking is not animating, but has a velocity`() {
    let animator = Self.dragged()
    #expect(!animator.isAnimating)
    #expect(isNear(animator.velocity(at: 0.2), 500, within: 1e-9))
  }

  @Test(arguments: [Animation.spring, .bouncy, .interactiveSpring, .smooth.speed(0.5)])
  func `a spring that starts afterwards inherits the pointer's velocity`(_ animation: Animation) {
    var animator = Self.dragged()
    animator.animate(to: 0, animation, at: 0.21)
    #expect(animator.value(at: 0.21) == 100)
    #expect(isNear(animator.velocity(at: 0.21), 500, within: 1e-9))
    #expect(isNear(animator.value(at: 0.2101), 100.05, within: 0.01))
    #expect(animator.value(at: 20) == 0)
  }

  @Test func `a pointer that has stopped passes on no velocity`() {
    var animator = Self.dragged()
    animator.animate(to: 0, .spring, at: 0.3)
    #expect(animator.velocity(at: 0.3) == 0)
  }

  @Test func `the release velocity is that at the sample time, not at the frame time`() {
    var animator = Self.dragged()
    animator.set(0, AnimationChange(animation: .spring, sampleTime: 0.205), at: 0.3)
    #expect(isNear(animator.velocity(at: 0.3), 500, within: 1e-9))
  }

  @Test func `a curve after a drag starts without velocity`() {
    var animator = Self.dragged()
    animator.animate(to: 0, .easeInOut, at: 0.2)
    #expect(isNear(animator.velocity(at: 0.2), 0, within: 0.01))
  }

  @Test func `tracking removes running animations`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .bouncy, at: 0)
    _ = animator.value(at: 0.1)
    animator.drag(to: 40, at: 0.1)
    #expect(animator.value(at: 0.1) == 40 && !animator.isAnimating)
  }

  @Test func `a jump of the model during a drag is not part of the velocity`() {
    var animator = Animator(0.0)
    for step in 0...20 {
      let time = Double(step) / 100
      let base = step < 15 ? 0.0 : 1000
      if step == 15 { animator.set(animator.model + 1000, AnimationChange(), at: time) }
      animator.drag(to: base + 300 * time, at: time)
    }
    #expect(isNear(animator.velocity(at: 0.2), 300, within: 1e-9))
  }

  @Test func `a drag in two dimensions passes on both velocities`() {
    var animator = Animator(CGPoint.zero.animatableData)
    for step in 0...10 {
      let time = Double(step) / 100
      animator.drag(to: CGPoint(x: 300 * time, y: -200 * time).animatableData, at: time)
    }
    animator.animate(to: .zero, .spring, at: 0.1)
    let velocity = animator.velocity(at: 0.1)
    #expect(
      isNear(velocity.first, 300, within: 1e-6) && isNear(velocity.second, -200, within: 1e-6))
  }

  @Test func `a tracked velocity is discarded after two seconds`() {
    var animator = Self.dragged()
    #expect(animator.value(at: 3) == 100)
    animator.animate(to: 0, .spring, at: 3)
    #expect(animator.velocity(at: 3) == 0)
  }
}
