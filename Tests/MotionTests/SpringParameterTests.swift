// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Conversions between the parameters of springs.
struct SpringParameterTests {
  @Test(arguments: [0.01, 0.15, 0.5, 1, 30], [-0.95, -0.3, 0, 0.15, 0.7, 1])
  func `duration and bounce round-trip`(duration: Double, bounce: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isNear(spring.duration, duration, within: 1e-12 * duration))
    #expect(isNear(spring.bounce, bounce, within: 1e-12))
    #expect(isNear(spring.response, duration, within: 1e-12 * duration))
  }

  @Test(arguments: [0.01, 0.15, 0.5, 1, 30], [0, 0.05, 0.825, 1, 1.2, 5])
  func `response and damping ratio round-trip`(response: Double, ratio: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    #expect(isNear(spring.response, response, within: 1e-12 * response))
    #expect(isNear(spring.dampingRatio, ratio, within: 1e-12 * max(1, ratio)))
  }

  @Test(arguments: [0.1, 1, 2, 50], [0, 0.3, 1, 1.7, 5])
  func `mass, stiffness and damping round-trip, also with other masses`(
    mass: Double, ratio: Double
  ) {
    let stiffness = 120.0
    let damping = 2 * ratio * (mass * stiffness).squareRoot()
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    #expect(spring.mass == mass)
    #expect(isNear(spring.springConstant, stiffness, within: 1e-10))
    #expect(isNear(spring.damping, damping, within: 1e-10 * max(1, damping)))
    #expect(isNear(spring.dampingRatio, ratio, within: 1e-12))
    #expect(isNear(spring.response, 2 * .pi * (mass / stiffness).squareRoot(), within: 1e-12))
  }

  @Test func `an overdamped spring keeps its spring constant`() {
    let soft = Spring(duration: 0.5, bounce: -0.3)
    let same = Spring(
      mass: soft.mass, stiffness: soft.springConstant, damping: soft.damping, allowOverDamping: true
    )
    #expect(isNear(same.bounce, -0.3, within: 1e-12))
    #expect(isNear(same.duration, 0.5, within: 1e-12))
  }

  @Test func `overdamping is clamped to critical unless allowed`() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 500)
    #expect(spring.dampingRatio == 1)
    #expect(isNear(spring.damping, 20, within: 1e-12))
    #expect(
      Spring(mass: 2, stiffness: 50, damping: 500, allowOverDamping: true).dampingRatio == 25)
  }

  @Test(arguments: [0.1, 0.5, 2], [0.001, 0.02])
  func `a critically damped spring settles at the requested time`(duration: Double, epsilon: Double)
  {
    let spring = Spring(settlingDuration: duration, dampingRatio: 1, epsilon: epsilon)
    #expect(isNear(1 - spring.value(target: 1, time: duration), epsilon, within: 1e-9))
    #expect(spring.dampingRatio == 1)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func `an underdamped spring settles at the requested time`(ratio: Double) {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
    #expect(isNear(spring.dampingRatio, ratio, within: 1e-12))
    let left = exp(-ratio * spring.frequency * 0.8) * ratio / (1 - ratio * ratio).squareRoot()
    #expect(isNear(left, 0.001, within: 1e-12))
  }

  @Test func `after the settling time the spring stays within the tolerance`() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.3)] {
      let settling = spring.settlingDuration
      for step in 0..<200 {
        let value = spring.value(target: 1, time: settling + Double(step) * 0.01)
        #expect(abs(value - 1) < 0.001)
      }
    }
  }

  @Test func `a spring too slow for the scan still has a settling duration`() {
    let spring = Spring(response: 100, dampingRatio: 1)
    let duration = spring.settlingDuration
    #expect(duration > 100 && duration < 200)
    #expect(abs(1 - spring.value(target: 1, time: duration)) <= 0.001 + 1e-12)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func `a duration that is not positive is instantaneous`(duration: Double) {
    let spring = Spring(duration: duration, bounce: 0.2)
    #expect(isNear(spring.duration, 1e-6, within: 1e-15))
    #expect(isNear(spring.value(target: 5, time: 0.001), 5, within: 1e-9))
  }

  @Test func `parameters out of range are clamped`() {
    #expect(Spring(duration: 0.5, bounce: 3) == Spring(duration: 0.5, bounce: 1))
    #expect(Spring(duration: 0.5, bounce: .nan) == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(duration: 0.5, bounce: -7) == Spring(duration: 0.5, bounce: -1))
    #expect(isNear(Spring(duration: 0.5, bounce: -1).bounce, -1, within: 1e-5))
    #expect(Spring(response: 0.5, dampingRatio: -2) == Spring(response: 0.5, dampingRatio: 0))
    #expect(Spring(response: 0.5, dampingRatio: .nan) == Spring(response: 0.5, dampingRatio: 1))
    #expect(Spring(response: .infinity, dampingRatio: 1) == Spring(response: 1e9, dampingRatio: 1))
    let plain = Spring(mass: 1, stiffness: 100, damping: 10)
    for mass in [0, -3, .nan, .infinity] {
      #expect(Spring(mass: mass, stiffness: 100, damping: 10) == plain)
    }
    #expect(Spring(stiffness: 100, damping: -5) == Spring(stiffness: 100, damping: 0))
    #expect(Spring(stiffness: .nan, damping: .nan) == Spring(stiffness: 0, damping: 0))
  }

  @Test func `a mass without stiffness moves freely`() {
    let free = Spring(stiffness: 0, damping: 0)
    #expect(free.value(target: 10, initialVelocity: 3, time: 2) == 6)
    #expect(free.duration == .infinity && free.dampingRatio == 0)
    let damped = Spring(stiffness: 0, damping: 4, allowOverDamping: true)
    #expect(isNear(damped.value(target: 10, initialVelocity: 8, time: 1e3), 2, within: 1e-12))
  }

  @Test func `without damping nothing settles`() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring.smooth.settlingDuration(target: 1, epsilon: 0) == .infinity)
    #expect(Spring.smooth.settlingDuration(target: 1, epsilon: .nan) == .infinity)
  }

  @Test func `presets have their bounce plus the extra one`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.3 + 0.1))
    #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.15 + 0.1))
    #expect(Spring.smooth(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.1))
    #expect(Spring() == .smooth)
  }

  @Test func `animatable values move like their data`() {
    let (from, to) = (CGPoint(x: 10, y: -5), CGPoint(x: 110, y: 45))
    let velocity = CGPoint(x: 200, y: 0)
    let spring = Spring.bouncy
    let point = spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(
      isNear(point.x, 10 + spring.value(target: 100, initialVelocity: 200, time: 0.2), within: 1e-9)
    )
    #expect(isNear(point.y, -5 + spring.value(target: 50, time: 0.2), within: 1e-9))
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(isNear(speed.y, spring.velocity(target: 50, time: 0.2), within: 1e-9))
    let force = spring.force(fromValue: from, toValue: to, position: point, velocity: speed)
    #expect(
      isNear(
        force.y, spring.force(target: 45, position: point.y, velocity: speed.y), within: 1e-9))
    let settling = spring.settlingDuration(
      fromValue: Angle.zero, toValue: Angle(radians: 1), initialVelocity: .zero, epsilon: 0.128)
    #expect(isNear(settling, spring.settlingDuration, within: 1e-9))
  }
}
