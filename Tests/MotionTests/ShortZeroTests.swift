// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

/// Vectors of any length, whose `zero` has no components, as they are common for charts and blobs.
struct ShortZeroTests {
  private struct Values: VectorArithmetic {
    var values: [Double]

    static var zero: Values { Values(values: []) }

    static func + (a: Values, b: Values) -> Values {
      Values(values: zip(a.values, b.values).map { $0 + $1 })
    }

    static func - (a: Values, b: Values) -> Values {
      Values(values: zip(a.values, b.values).map { $0 - $1 })
    }

    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  /// Two changes, the second during the first, sampled as a vector and as one of its components. A longer vector
  /// settles a little later.
  @Test(
    arguments: AnimationSamplingTests.moving + [
      .linear(duration: 0.3).repeatCount(3, autoreverses: true), .easeOut.delay(0.2).speed(2),
    ], [Animation.spring, .easeIn(duration: 0.4)])
  func `every component is presented at every time`(_ first: Animation, _ second: Animation) {
    var vector = Animator(Values(values: [10, 20]))
    var number = Animator(10.0)
    vector.set(Values(values: [110, -80]), AnimationChange(animation: first), at: 0)
    number.set(110, AnimationChange(animation: first), at: 0)
    for frame in 0...600 {
      let time = Double(frame) / 60
      if frame == 9 {
        vector.set(Values(values: [60, -30]), AnimationChange(animation: second), at: time)
        number.set(60, AnimationChange(animation: second), at: time)
      }
      let values = vector.value(at: time).values
      let expected = number.value(at: time)
      guard values.count == 2, abs(values[0] - expected) < 0.01,
        abs(values[1] - (30 - expected)) < 0.01
      else {
        Issue.record("\(values) at \(time), not \(expected)")
        return
      }
    }
    let speeds = vector.velocity(at: 0.1).values
    #expect(speeds.filter { !$0.isFinite } == [])
  }

  @Test func `a vector that was tracked is released with the velocity of all components`() {
    var vector = Animator(Values(values: [0, 0]))
    for frame in 0...6 {
      let position = Double(frame) * 10
      vector.set(
        Values(values: [position, -position]), AnimationChange(tracksVelocity: true),
        at: Double(frame) / 60)
    }
    vector.set(Values(values: [0, 0]), AnimationChange(animation: .spring), at: 0.1)
    let velocity = vector.velocity(at: 0.1).values
    #expect(velocity.count == 2)
    #expect(velocity.first.map { $0 > 500 } == true && velocity.last.map { $0 < -500 } == true)
    #expect(vector.value(at: 0.12).values.count == 2)
  }
}
