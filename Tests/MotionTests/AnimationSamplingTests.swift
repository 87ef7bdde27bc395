// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// The value of an animation at a time, plain and modified.
struct AnimationSamplingTests {
  @Test(arguments: [0, 0.1, 0.35, 0.7, 0.999])
  func `a curve is scaled to the change and the duration`(time: Double) {
    let expected = 100 * UnitCurve.easeInOut.value(at: time)
    #expect(position(.easeInOut(duration: 1), at: time) == expected)
    #expect(position(.easeInOut(duration: 1), at: 1) == nil)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a curve without a duration ends when it begins`(duration: Double) {
    #expect(position(.linear(duration: duration), at: 0) == nil)
    #expect(position(.linear(duration: duration).repeatForever(), at: 0) == nil)
  }

  @Test(arguments: [0.02, 0.15, 0.5])
  func `a spring animation follows the closed form`(time: Double) throws {
    let expected = Spring.bouncy.value(target: 100, time: time)
    #expect(isNear(try #require(position(.bouncy, at: time)), expected, within: 1e-12))
  }

  /// The durations of Core Animation's fluid spring at 60 frames per second, within the documented
  /// tolerance of 0.3 s.
  @Test(arguments: [
    (0.5, 1, 1.267), (0.5, 0.85, 1.033), (0.5, 0.7, 1.133), (0.55, 1, 1.383), (0.15, 0.86, 0.367),
  ])
  func `a spring ends about when SwiftUI's does, less than 0.01 from its target`(
    response: Double, ratio: Double, published: Double
  ) throws {
    let animation = Animation.spring(response: response, dampingFraction: ratio)
    let frames = try #require((0...200).first { position(animation, at: Double($0) / 60) == nil })
    #expect(isNear(Double(frames) / 60, published, within: 0.3))
    let last = try #require(position(animation, at: Double(frames - 1) / 60))
    #expect(isNear(last, 100, within: 0.01))
  }

  @Test func `a spring without a response ends when it begins`() {
    for response in [0, -1, Double.nan] {
      #expect(position(.spring(response: response, dampingFraction: 0.5), at: 0) == nil)
    }
  }

  @Test func `a spring without damping never ends`() {
    #expect(position(.spring(duration: 0.5, bounce: 1), at: 1e6) != nil)
  }

  @Test func `a delay holds the initial value, and a negative one skips the beginning`() {
    let curve = Animation.easeOut(duration: 1)
    #expect(position(curve.delay(0.5), at: 0.4) == 0)
    #expect(position(curve.delay(0.5), at: 0.9) == position(curve, at: 0.4))
    #expect(position(curve.delay(0.5), at: 1.5) == nil)
    #expect(position(curve.delay(-0.25), at: 0.25) == position(curve, at: 0.5))
    #expect(position(curve.delay(.nan), at: 0.25) == position(curve, at: 0.25))
    #expect(position(.linear(duration: 0).delay(1), at: 0.5) == 0)
    let still = curve.delay(0.5).velocity(value: 100, time: 0.2, context: AnimationContext())
    #expect(still == 0)
  }

  @Test func `a speed scales time`() {
    let curve = Animation.easeOut(duration: 1)
    #expect(position(curve.speed(2), at: 0.2) == position(curve, at: 0.4))
    #expect(position(curve.speed(2), at: 0.5) == nil)
    #expect(position(curve.speed(0.5), at: 1.9) != nil)
    for speed in [0, -1] { #expect(position(curve.speed(Double(speed)), at: 1e9) == 0) }
    #expect(position(curve.speed(.nan), at: 0.4) == position(curve, at: 0.4))
  }

  @Test(arguments: [
    (0.25, 25), (0.75, 75), (1.25, 75), (1.75, 25), (2.25, 25), (2.9, 90),
  ])
  func `a repetition reverses`(time: Double, expected: Double) throws {
    let animation = Animation.linear(duration: 1).repeatCount(3)
    #expect(isNear(try #require(position(animation, at: time)), expected, within: 1e-9))
    #expect(position(animation, at: 3) == nil)
  }

  @Test(arguments: [(0.25, 25), (1.25, 25), (1.75, 75)])
  func `a repetition without reversal restarts`(time: Double, expected: Double) throws {
    let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(isNear(try #require(position(animation, at: time)), expected, within: 1e-9))
    #expect(position(animation, at: 2) == nil)
  }

  @Test func `an endless repetition has the right value after a million iterations`() throws {
    let animation = Animation.linear(duration: 1).repeatForever()
    #expect(isNear(try #require(position(animation, at: 1_000_001.25)), 75, within: 1e-3))
    let velocity = animation.velocity(
      value: 100, time: 1_000_001.25, context: AnimationContext<Double>())
    #expect(velocity == -100)
    #expect(position(animation, at: 1e300) != nil)
  }

  @Test func `a repeated spring settles before it reverses`() throws {
    let once = Animation.smooth
    let end = try #require((0...2000).first { position(once, at: Double($0) / 1000) == nil })
    let back = try #require(position(once.repeatForever(), at: Double(end) / 1000 + 0.1))
    #expect(isNear(back, 100 - Spring.smooth.value(target: 100, time: 0.1), within: 1))
  }

  @Test func `a repeat count below one counts as one`() {
    for count in [Int.min, 0, 1] {
      let animation = Animation.linear(duration: 1).repeatCount(count)
      #expect(position(animation, at: 0.99) != nil && position(animation, at: 1) == nil)
    }
  }

  @Test func `a custom animation repeats when it returns nil`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Counting(limit: 2)).repeatCount(2)
    let values = (0..<7).map {
      animation.animate(value: 100, time: Double($0), context: &context)
    }
    #expect(values == [50, 100, 100, 50, 0, nil, nil])
  }

  @Test(arguments: [
    (Animation.easeInOut(duration: 1), 1.0), (.bouncy, 0.5), (.default, 0.55),
    (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10),
    (.linear(duration: 1).delay(0.5), 1.5), (.linear(duration: 1).speed(4), 0.25),
    (.linear(duration: 1).repeatCount(3), 3), (.bouncy.logicallyComplete(after: 0.2), 0.2),
    (.bouncy.logicallyComplete(after: 0.2).delay(1), 1.2),
  ])
  func `an animation is logically complete at its documented time`(
    animation: Animation, time: Double
  ) {
    for (when, expected) in [(time - 1e-6, false), (time + 1e-6, true)] {
      var context = AnimationContext<Double>()
      let value = animation.animate(value: 100, time: when, context: &context)
      #expect((context.isLogicallyComplete || value == nil) == expected)
    }
  }

  static let moving: [Animation] = [
    .default, .bouncy, .smooth, .spring(duration: 0.5, bounce: -0.4), .linear(duration: 1),
    .easeInOut(duration: 1), .timingCurve(.circularEaseOut, duration: 1),
    .interpolatingSpring(stiffness: 80, damping: 6, initialVelocity: 2), .bouncy.speed(0.5),
    .easeIn(duration: 1).delay(0.1), .easeIn(duration: 0.3).repeatForever(),
    .bouncy.logicallyComplete(after: 0.1),
  ]

  @Test(arguments: moving)
  func `the velocity is the derivative of the value`(_ animation: Animation) throws {
    for time in [0.15, 0.217, 0.45] {
      let (before, after) = (
        position(animation, at: time - 1e-6), position(animation, at: time + 1e-6)
      )
      let slope = (try #require(after) - (try #require(before))) / 2e-6
      let velocity = animation.velocity(
        value: 100, time: time, context: AnimationContext<Double>())
      #expect(isNear(try #require(velocity), slope, within: 1e-2))
    }
  }

  @Test func `a spring merges with anything, other animations only with equal modifiers`() {
    func merges(_ new: Animation, _ old: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return new.shouldMerge(previous: old, value: 100, time: 0.1, context: &context)
    }
    for old in Self.moving { #expect(merges(.spring, old) && merges(.default, old)) }
    for old in Self.moving { #expect(!merges(.easeIn, old) && !merges(.interpolatingSpring, old)) }
    #expect(merges(.spring.delay(1), .smooth.delay(1)))
    #expect(!merges(.spring.delay(1), .smooth.delay(2)))
    #expect(!merges(.spring.delay(1), .smooth))
    #expect(merges(.spring.speed(2), .smooth.speed(2)))
    #expect(!merges(.spring.repeatForever(), .spring.repeatForever(autoreverses: false)))
  }
}
