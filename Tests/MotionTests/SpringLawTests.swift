// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Properties of all springs.
struct SpringLawTests {
  /// Damping ratios from undamped to overdamped, with both sides of critical damping.
  static let ratios: [Double] = [
    0, 0.05, 0.2, 0.5, 0.7, 0.9, 0.99, 1 - 1e-9, 1, 1 + 1e-9, 1.01, 1.5, 3, 5,
  ]
  static let times = [0, 1e-6, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 3]

  /// A spring with a target and an initial velocity.
  struct Case {
    var spring: Spring
    var target: Double
    var velocity: Double

    func value(_ time: Double) -> Double {
      spring.value(target: target, initialVelocity: velocity, time: time)
    }

    func speed(_ time: Double) -> Double {
      spring.velocity(target: target, initialVelocity: velocity, time: time)
    }

    var scale: Double { abs(target) + abs(velocity) / spring.frequency }
  }

  static func cases(ratio: Double) -> [Case] {
    var numbers = SeededNumbers(UInt64(ratio * 1000) + 7)
    return (0..<40).map { _ in
      let mass = exp(numbers.number(-3...3))
      let stiffness = exp(numbers.number(0...8))
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
        allowOverDamping: true)
      return Case(
        spring: spring, target: numbers.number(-200...200), velocity: numbers.number(-2000...2000))
    }
  }

  @Test(arguments: ratios)
  func `a spring starts at 0 with its initial velocity`(ratio: Double) {
    for example in Self.cases(ratio: ratio) {
      #expect(example.value(0) == 0)
      #expect(example.speed(0) == example.velocity)
    }
  }

  @Test(arguments: ratios)
  func `the velocity is the derivative of the value`(ratio: Double) {
    for example in Self.cases(ratio: ratio) {
      let step = 1e-4 / (example.spring.frequency * (1 + ratio))
      for time in Self.times where time > step {
        let slope = (example.value(time + step) - example.value(time - step)) / (2 * step)
        let tolerance = 1e-6 * example.scale * example.spring.frequency
        #expect(isNear(slope, example.speed(time), within: tolerance))
      }
    }
  }

  @Test(arguments: ratios)
  func `the differential equation holds`(ratio: Double) {
    for example in Self.cases(ratio: ratio) {
      let spring = example.spring
      let step = 1e-4 / (spring.frequency * (1 + ratio))
      for time in Self.times where time > step {
        let acceleration = (example.speed(time + step) - example.speed(time - step)) / (2 * step)
        let force = spring.force(
          target: example.target, position: example.value(time), velocity: example.speed(time))
        let tolerance = 1e-5 * example.scale * spring.springConstant * (1 + ratio * ratio)
        #expect(isNear(spring.mass * acceleration, force, within: tolerance))
      }
    }
  }

  @Test(arguments: ratios)
  func `two steps equal one step of their sum`(ratio: Double) {
    for example in Self.cases(ratio: ratio) {
      for (a, b) in [(0.01, 0.02), (0.1, 0.003), (0.3, 0.7)] {
        var (value, velocity) = (0.0, example.velocity)
        for step in [a, b] {
          example.spring.update(
            value: &value, velocity: &velocity, target: example.target, deltaTime: step)
        }
        #expect(isNear(value, example.value(a + b), within: 1e-11 * example.scale))
        #expect(
          isNear(
            velocity, example.speed(a + b),
            within: 1e-11 * example.scale * example.spring.frequency * (1 + ratio)))
      }
    }
  }

  @Test(arguments: ratios)
  func `the motion is linear in target and velocity`(ratio: Double) {
    for example in Self.cases(ratio: ratio) {
      for time in Self.times {
        let still = example.spring.value(target: example.target, time: time)
        let moving = example.spring.value(
          target: 0, initialVelocity: example.velocity, time: time)
        #expect(isNear(still + moving, example.value(time), within: 1e-12 * example.scale))
        let triple = example.spring.value(target: -3 * example.target, time: time)
        #expect(isNear(triple, -3 * still, within: 1e-12 * example.scale))
      }
    }
  }

  @Test(arguments: times)
  func `critical damping is the limit from both sides`(time: Double) {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for distance in [1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 1e-15] {
      for ratio in [1 - distance, 1 + distance] {
        let near = Spring(response: 0.5, dampingRatio: ratio)
        let value: Double = near.value(target: 1, initialVelocity: 3, time: time)
        let limit: Double = critical.value(target: 1, initialVelocity: 3, time: time)
        #expect(isNear(value, limit, within: 3 * distance + 4e-15))
      }
    }
  }

  @Test(arguments: ratios.filter { $0 >= 1 })
  func `a critically damped or overdamped spring released at rest never reverses`(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    var last = 0.0
    for step in 1...2000 {
      let value = spring.value(target: 1, time: Double(step) * 0.005)
      #expect(value >= last && value <= 1)
      last = value
    }
  }

  @Test(arguments: ratios.filter { $0 < 0.9 })
  func `an underdamped spring overshoots its target`(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect((1...400).contains { spring.value(target: 1, time: Double($0) * 0.005) > 1.0001 })
  }

  @Test(arguments: ratios.filter { $0 > 0 })
  func `every damped spring settles at its target`(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect(isNear(spring.value(target: 7, initialVelocity: 100, time: 60), 7, within: 1e-9))
    #expect(isNear(spring.velocity(target: 7, initialVelocity: 100, time: 60), 0, within: 1e-9))
  }

  @Test func `overdamped springs keep full precision`() {
    // Two real roots: x = 1 − (r₂·e^(r₁t) − r₁·e^(r₂t)) / (r₂ − r₁).
    let (decay, stiffness) = (50.0, 10.0)
    let spring = Spring(
      mass: 1, stiffness: stiffness, damping: 2 * decay, allowOverDamping: true)
    let s = (decay * decay - stiffness).squareRoot()
    let (slow, fast) = (-stiffness / (decay + s), -(decay + s))
    for time in [0.01, 0.1, 1, 15] {
      let exact = 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
      #expect(isNear(spring.value(target: 1, time: time), exact, within: 1e-13))
    }
  }

  @Test func `any finite spring gives finite numbers at any time`() {
    var numbers = SeededNumbers(3)
    for _ in 0..<2000 {
      let sizes = (0..<5).map { _ in
        (Bool.random(using: &numbers) ? 1.0 : -1.0) * pow(10, numbers.number(-100...100))
      }
      let springs = [
        Spring(mass: sizes[0], stiffness: sizes[1], damping: sizes[2], allowOverDamping: true),
        Spring(mass: sizes[0], stiffness: sizes[1], damping: sizes[2]),
        Spring(duration: sizes[0], bounce: sizes[1]),
        Spring(response: sizes[0], dampingRatio: sizes[1]),
        Spring(settlingDuration: sizes[0], dampingRatio: sizes[1], epsilon: sizes[2]),
      ]
      for spring in springs {
        for time in [0, 1e-6, 1e-3, 1, 1e6, -1, 1e300, sizes[4], .nan, .infinity] {
          let value = spring.value(target: sizes[3], initialVelocity: sizes[4], time: time)
          let speed = spring.velocity(target: sizes[3], initialVelocity: sizes[4], time: time)
          #expect(value.isFinite && speed.isFinite, "\(spring) at \(time)")
        }
      }
    }
  }
}
