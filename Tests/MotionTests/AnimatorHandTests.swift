// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// A value in a hand, and let go.
struct AnimatorHandTests {
  /// Drags at 500 a second for 0.2 s, 120 samples a second.
  static func dragged() -> Animator<Double> {
    var animator = Animator(0.0)
    for step in 0...24 {
      let time = Double(step) / 120
      animator.drag(to: 500 * time, at: time)
      #expect(animator.value(at: time) == 500 * time)
    }
    return animator
  }

  @Test func `following a hand is not animating, but has a velocity`() {
    let animator = Self.dragged()
    #expect(!animator.isAnimating)
    #expect(isNear(animator.velocity(at: 0.2), 500, within: 1e-9))
  }

  @Test(arguments: [Animation.spring, .bouncy, .interactiveSpring, .smooth.speed(0.5)])
  func `a spring started afterwards inherits the hand's velocity`(_ animation: Animation) {
    var animator = Self.dragged()
    animator.animate(to: 0, animation, at: 0.21)
    #expect(animator.value(at: 0.21) == 100)
    #expect(isNear(animator.velocity(at: 0.21), 500, within: 1e-9))
    #expect(isNear(animator.value(at: 0.2101), 100.05, within: 0.01))
    #expect(animator.value(at: 20) == 0)
  }

  @Test func `a hand that has stopped hands on nothing`() {
    var animator = Self.dragged()
    animator.animate(to: 0, .spring, at: 0.3)
    #expect(animator.velocity(at: 0.3) == 0)
  }

  @Test func `the time of letting go counts, not that of the frame`() {
    var animator = Self.dragged()
    animator.set(0, AnimationChange(animation: .spring, sampleTime: 0.205), at: 0.3)
    #expect(isNear(animator.velocity(at: 0.3), 500, within: 1e-9))
  }

  @Test func `an ease after a drag starts at rest`() {
    var animator = Self.dragged()
    animator.animate(to: 0, .easeInOut, at: 0.2)
    #expect(isNear(animator.velocity(at: 0.2), 0, within: 0.01))
  }

  @Test func `a hand stops what was under way`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .bouncy, at: 0)
    _ = animator.value(at: 0.1)
    animator.drag(to: 40, at: 0.1)
    #expect(animator.value(at: 0.1) == 40 && !animator.isAnimating)
  }

  @Test func `a jump while the hand moves is no part of its velocity`() {
    var animator = Animator(0.0)
    for step in 0...20 {
      let time = Double(step) / 100
      let base = step < 15 ? 0.0 : 1000
      if step == 15 { animator.set(animator.model + 1000, AnimationChange(), at: time) }
      animator.drag(to: base + 300 * time, at: time)
    }
    #expect(isNear(animator.velocity(at: 0.2), 300, within: 1e-9))
  }

  @Test func `a drag of two dimensions throws in both`() {
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

  @Test func `a tracked value is forgotten after a while`() {
    var animator = Self.dragged()
    #expect(animator.value(at: 3) == 100)
    animator.animate(to: 0, .spring, at: 3)
    #expect(animator.velocity(at: 3) == 0)
  }
}
