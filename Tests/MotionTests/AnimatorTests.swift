// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// The presented value while animations begin, overlap and end.
struct AnimatorTests {
  @Test func `without animations the model is presented`() {
    var animator = Animator(3.0)
    #expect(animator.value(at: 7) == 3)
    #expect(animator.velocity(at: 7) == 0)
    #expect(!animator.isAnimating)
    #expect(MemoryLayout<Animator<Double>>.size == 16)
  }

  @Test func `without an animation the new value is presented immediately`() {
    var animator = Animator(0.0)
    animator.set(10, AnimationChange(), at: 1)
    #expect(animator.model == 10 && animator.value(at: 1) == 10 && !animator.isAnimating)
  }

  @Test(arguments: AnimationSamplingTests.moving)
  func `an animation starts at the old value and ends at the new`(_ animation: Animation) {
    var animator = Animator(20.0)
    animator.animate(to: 120, animation, at: 5)
    #expect(animator.model == 120)
    #expect(animator.isAnimating)
    #expect(isNear(animator.value(at: 5), 20, within: 1e-9))
    let expected = 20 + (position(animation, at: 5.2 - 5) ?? 100)
    #expect(isNear(animator.value(at: 5.2), expected, within: 1e-12))
    if animation != .easeIn(duration: 0.3).repeatForever() {
      #expect(animator.value(at: 30) == 120)
      #expect(!animator.isAnimating)
    }
  }

  @Test func `a change to the same value starts no animation`() {
    var animator = Animator(3.0)
    let observer = RecordingObserver()
    animator.animate(to: 3, .spring, at: 0, observer)
    #expect(!animator.isAnimating && observer.log.isEmpty)
  }

  @Test(arguments: AnimationSamplingTests.moving, [Animation.bouncy, .default, .smooth.speed(2)])
  func `a spring takes over value and velocity from anything`(
    _ first: Animation, _ second: Animation
  ) {
    var animator = Animator(0.0)
    animator.animate(to: 100, first, at: 0)
    let (value, velocity) = (animator.value(at: 0.217), animator.velocity(at: 0.217))
    animator.animate(to: -50, second, at: 0.217)
    #expect(isNear(animator.value(at: 0.217), value, within: 1e-9))
    #expect(isNear(animator.velocity(at: 0.217), velocity, within: 1e-7))
    #expect(animator.depth == 1)
    #expect(animator.value(at: 60) == -50)
  }

  @Test func `a delayed spring takes over an equally delayed one, without another delay`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .bouncy.delay(0.1), at: 0)
    let (value, velocity) = (animator.value(at: 0.3), animator.velocity(at: 0.3))
    animator.animate(to: 0, .smooth.delay(0.1), at: 0.3)
    #expect(animator.depth == 1)
    #expect(isNear(animator.value(at: 0.3), value, within: 1e-9))
    #expect(isNear(animator.velocity(at: 0.3), velocity, within: 1e-7))
    var expected = (value: value, velocity: velocity)
    Spring.smooth.update(
      value: &expected.value, velocity: &expected.velocity, target: 0, deltaTime: 0.05)
    #expect(isNear(animator.value(at: 0.35), expected.value, within: 1e-9))
  }

  @Test func `a retargeted spring follows the published path`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .bouncy, at: 0)
    _ = animator.value(at: 0.15)
    animator.animate(to: 0, .bouncy, at: 0.15)
    for (later, expected) in [(0.05, 72.7995882066), (0.2, 17.2276996848), (0.5, -1.6057048140)] {
      #expect(isNear(animator.value(at: 0.15 + later), expected, within: 1e-9))
    }
  }

  @Test(arguments: [(0.5, 50.0), (0.75, 75.84), (1, 50), (1.25, 12.92), (1.5, 0)])
  func `overlapping curves add up`(time: Double, expected: Double) {
    var animator = Animator(0.0)
    animator.animate(to: 100, .easeInOut(duration: 1), at: 0)
    animator.animate(to: 0, .easeInOut(duration: 1), at: 0.5)
    #expect(isNear(animator.value(at: time), expected, within: 0.006))
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 1), .interpolatingSpring(stiffness: 100, damping: 8),
    .timingCurve(0.3, 0, 0.2, 1, duration: 0.8),
  ])
  func `an added animation keeps value and velocity continuous`(
    _ second: Animation
  ) {
    for first in AnimationSamplingTests.moving {
      var animator = Animator(0.0)
      animator.animate(to: 100, first, at: 0)
      let (value, velocity) = (animator.value(at: 0.25), animator.velocity(at: 0.25))
      animator.animate(to: 30, second, at: 0.25)
      #expect(isNear(animator.value(at: 0.25), value, within: 1e-9))
      #expect(isNear(animator.velocity(at: 0.25), velocity, within: 0.2))
    }
  }

  @Test func `the velocity of a stack is the derivative of its value`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .bouncy, at: 0)
    animator.animate(to: -40, .easeInOut(duration: 1), at: 0.1)
    animator.animate(to: 60, .interpolatingSpring(stiffness: 60, damping: 5), at: 0.2)
    animator.animate(to: 20, .linear(duration: 0.7).delay(0.05), at: 0.25)
    #expect(animator.depth == 4)
    for time in [0.27, 0.33, 0.5, 0.8] {
      var (before, after) = (animator, animator)
      let slope = (after.value(at: time + 1e-6) - before.value(at: time - 1e-6)) / 2e-6
      #expect(isNear(animator.velocity(at: time), slope, within: 1e-2))
    }
  }

  @Test func `the frame rate does not change the motion`() {
    var numbers = SeededNumbers(21)
    let animations: [Animation] = [
      .bouncy, .smooth, .linear(duration: 0.2), .easeInOut(duration: 1), .easeIn(duration: 0.6),
      .interpolatingSpring(stiffness: 200, damping: 12),
    ]
    for _ in 0..<100 {
      var (coarse, fine) = (Animator(0.0), Animator(0.0))
      var time = 0.0
      for _ in 0..<6 {
        let target = numbers.number(-100...100)
        let animation = animations.randomElement(using: &numbers) ?? .linear
        coarse.animate(to: target, animation, at: time)
        fine.animate(to: target, animation, at: time)
        for _ in 0..<Int.random(in: 1...40, using: &numbers) {
          time += 1 / 60
          _ = fine.value(at: time)
        }
        #expect(isNear(coarse.value(at: time), fine.value(at: time), within: 1e-9))
      }
    }
  }

  @Test func `a curve that ends removes the animations below it`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .linear(duration: 1).repeatForever(), at: 0)
    #expect(isNear(animator.value(at: 1000.5), 50, within: 1e-6))
    animator.animate(to: 0, .linear(duration: 1), at: 1000.5)
    #expect(animator.depth == 2)
    #expect(animator.value(at: 1002) == 0)
    #expect(!animator.isAnimating && animator.depth == 0)
  }

  @Test func `equal animations of the same frame are one`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .linear(duration: 2), at: 0)
    animator.animate(to: 50, .linear(duration: 2), at: 0)
    #expect(animator.depth == 1)
    #expect(isNear(animator.value(at: 1), 25, within: 1e-9))
  }

  @Test func `parts of a value keep their animations when these start in the same frame`() {
    var animator = Animator(AnimatablePair(0.0, 0.0))
    animator.animate(to: AnimatablePair(0, 100), .linear(duration: 1), at: 0)
    animator.animate(to: AnimatablePair(100, 100), .linear(duration: 4), at: 0)
    let early = animator.value(at: 0.5)
    #expect(isNear(early.first, 12.5, within: 1e-9))
    // The second one moves from where the first one is to the target: 50 + (100 - 50) / 8.
    #expect(isNear(early.second, 56.25, within: 1e-9))
    let late = animator.value(at: 2)
    #expect(isNear(late.first, 50, within: 1e-9))
    #expect(isNear(late.second, 100, within: 1e-9))
    #expect(animator.value(at: 4) == AnimatablePair(100, 100))
    #expect(!animator.isAnimating)
  }

  @Test func `a change without an animation moves running animations along`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .linear(duration: 1), at: 0)
    animator.set(300, AnimationChange(), at: 0.5)
    #expect(isNear(animator.value(at: 0.5), 250, within: 1e-9))
    #expect(isNear(animator.value(at: 0.75), 275, within: 1e-9))
    #expect(animator.value(at: 1) == 300)
  }

  @Test func `a custom animation that merges keeps its start and its state`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, Animation(Merging()), at: 0)
    #expect(isNear(animator.value(at: 0.5), 50, within: 1e-9))
    animator.animate(to: 200, Animation(Merging()), at: 0.5)
    #expect(animator.depth == 1)
    #expect(isNear(animator.value(at: 0.75), 150, within: 1e-9))
    #expect(animator.value(at: 1) == 200)
  }

  @Test func `a spring measures the velocity of a custom animation that does not implement it`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, Animation(Merging()), at: 0)
    animator.animate(to: 0, .spring, at: 0.5)
    #expect(isNear(animator.velocity(at: 0.5), 100, within: 1e-6))
  }

  @Test func `a copy is independent`() {
    var animator = Animator(0.0)
    animator.animate(to: 100, .linear(duration: 1), at: 0)
    var copy = animator
    copy.animate(to: 0, .spring, at: 0.5)
    #expect(isNear(animator.value(at: 0.75), 75, within: 1e-9))
    #expect(copy.value(at: 0.75) < 75)
  }

  @Test func `with reduced motion a bouncy spring is short and does not bounce`() {
    var animator = Animator(0.0)
    for (step, x) in [0.0, 40, 80, 120].enumerated() {
      animator.set(
        x, AnimationChange(tracksVelocity: true, reduceMotion: true), at: Double(step) * 0.01)
      #expect(animator.value(at: Double(step) * 0.01) == x)
    }
    animator.set(
      200, AnimationChange(animation: .bouncy(duration: 2), reduceMotion: true), at: 0.04)
    var last = 120.0
    for step in 1...100 {
      let value = animator.value(at: 0.04 + Double(step) * 0.01)
      #expect(value >= last && value <= 200)
      last = value
    }
    #expect(!animator.isAnimating)
  }
}

/// A custom animation of one second at constant speed that merges with its own kind.
struct Merging: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Merging
  }
}

extension Animator {
  mutating func animate(
    to value: Value, _ animation: Animation, at time: Double, _ observer: RecordingObserver? = nil
  ) {
    set(value, AnimationChange(animation: animation, completion: observer), at: time)
  }

  /// Sets a value that tracks a pointer.
  mutating func drag(to value: Value, at time: Double) {
    set(value, AnimationChange(tracksVelocity: true), at: time)
  }
}
