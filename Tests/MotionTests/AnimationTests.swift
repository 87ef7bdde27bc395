// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// The animation of each spelling.
struct AnimationTests {
  static let spellings: [(Animation, Animation)] = [
    (.spring, .spring(Spring(duration: 0.5, bounce: 0))),
    (.spring(), .spring(duration: 0.5, bounce: 0, blendDuration: 0)),
    (.spring(dampingFraction: 0.7), .spring(Spring(response: 0.5, dampingRatio: 0.7))),
    (.spring(response: 0.3), .spring(Spring(response: 0.3, dampingRatio: 0.825))),
    (.spring(bounce: 0.4), .spring(Spring(duration: 0.5, bounce: 0.4))),
    (.interactiveSpring, .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25)),
    (.interactiveSpring(), .interactiveSpring),
    (
      .interactiveSpring(response: 0.15),
      .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25)
    ),
    (
      .interactiveSpring(extraBounce: 0.1),
      .spring(Spring(duration: 0.15, bounce: 0.15 + 0.1), blendDuration: 0.25)
    ),
    (.smooth, .spring(.smooth)), (.snappy, .spring(.snappy)), (.bouncy, .spring(.bouncy)),
    (.smooth(duration: 1), .spring(Spring(duration: 1, bounce: 0))),
    (.snappy(extraBounce: 0.1), .spring(Spring(duration: 0.5, bounce: 0.15 + 0.1))),
    (.bouncy(duration: 0.2, extraBounce: 0.1), .spring(Spring(duration: 0.2, bounce: 0.3 + 0.1))),
    (.interpolatingSpring, .interpolatingSpring(Spring(duration: 0.5, bounce: 0))),
    (
      .interpolatingSpring(stiffness: 100, damping: 10),
      .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10), initialVelocity: 0)
    ),
    (
      .interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 3),
      .interpolatingSpring(Spring(duration: 0.4, bounce: 0.2), initialVelocity: 3)
    ),
    (.linear, .linear(duration: 0.35)), (.easeIn, .timingCurve(0.42, 0, 1, 1)),
    (.easeOut, .timingCurve(0, 0, 0.58, 1, duration: 0.35)),
    (.easeInOut, .timingCurve(.easeInOut, duration: 0.35)),
  ]

  @Test func `every spelling gives the documented animation`() {
    for (spelling, meaning) in Self.spellings {
      #expect(spelling == meaning)
      #expect(spelling.hashValue == meaning.hashValue)
    }
  }

  @Test func `the default animation equals only itself, and moves like its spring`() {
    let twin = Animation.spring(response: 0.55, dampingFraction: 1)
    #expect(Animation.default == .default)
    #expect(Animation.default != twin)
    #expect(position(.default, at: 0.2) == position(twin, at: 0.2))
  }

  @Test func `different animations are not equal`() {
    var set: Set<Animation> = []
    for animation in [
      Animation.default, .spring, .linear, .easeIn, .linear(duration: 1), .spring.delay(1),
      .spring.speed(2), .spring.repeatCount(2), .spring.repeatCount(2, autoreverses: false),
      .spring.repeatForever(), .spring.logicallyComplete(after: 1), Animation(Steps(count: 2)),
      Animation(Steps(count: 3)), Animation(Constant()),
    ] {
      #expect(set.insert(animation).inserted)
    }
    #expect(set.contains(Animation(Steps(count: 3))))
  }

  @Test(arguments: [
    (Animation.default, "default"),
    (.spring(duration: 0.5, bounce: 0.25), "spring(duration: 0.5, bounce: 0.25)"),
    (.linear(duration: 2), "linear(duration: 2.0)"),
    (
      .timingCurve(0, 0.5, 1, 1, duration: 1),
      "timingCurve(bezier(0.0, 0.5, 1.0, 1.0), duration: 1.0)"
    ),
    (.easeIn.delay(1).speed(2), "easeIn(duration: 0.35).delay(1.0).speed(2.0)"),
    (
      .linear.repeatForever(autoreverses: false),
      "linear(duration: 0.35).repeatForever(autoreverses: false)"
    ),
    (
      .linear.repeatCount(.max),
      "linear(duration: 0.35).repeatCount(1000000000, autoreverses: true)"
    ),
    (Animation(Steps(count: 2)), "Steps(count: 2)"),
  ])
  func `an animation prints as its source code`(animation: Animation, text: String) {
    #expect("\(animation)" == text)
  }

  @Test func `the base of an animation gives the same animation`() {
    #expect(Animation(Steps(count: 4)).base as? Steps == Steps(count: 4))
    let animation = Animation.bouncy.delay(1)
    func again<A: CustomAnimation>(_ base: A) -> Animation { Animation(base) }
    #expect(again(animation.base) == animation)
  }
}

/// The value of an animation from 0 to 100 at a time; nil once it has ended.
func position(_ animation: Animation, at time: Double) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: 100, time: time, context: &context)
}

/// A custom animation of one second in equal steps.
struct Steps: CustomAnimation {
  var count: Int

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
  }
}

/// A custom animation that never moves and never ends.
struct Constant: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    .zero
  }
}

/// A custom animation with state: it counts its calls, and ends after the given number.
struct Counting: CustomAnimation {
  struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }
  var limit: Int

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    let count = context.state[Count.self]
    return count > limit ? nil : value.scaled(by: Double(count) / Double(limit))
  }
}
