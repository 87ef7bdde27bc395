// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Published values of Apple's springs, or values computed from the closed form independently of
/// this code.
struct SpringGoldenTests {
  struct Parameters: Sendable, CustomTestStringConvertible {
    var name: String
    var spring: Spring
    var stiffness: Double
    var damping: Double
    var settling: Double
    var testDescription: String { name }
  }

  static let parameters: [Parameters] = [
    .init(
      name: "smooth", spring: .smooth, stiffness: 157.9136704174, damping: 25.1327412287,
      settling: 0.8),
    .init(
      name: "snappy", spring: .snappy, stiffness: 157.9136704174, damping: 21.3628300444,
      settling: 0.876827122505),
    .init(
      name: "bouncy", spring: .bouncy, stiffness: 157.9136704174, damping: 17.5929188601,
      settling: 1.044713090512),
    .init(
      name: "0.7, 0.2", spring: Spring(duration: 0.7, bounce: 0.2), stiffness: 80.5681991926,
      damping: 14.3615664164, settling: 1.254674164434),
    .init(
      name: "0.5, -0.3", spring: Spring(duration: 0.5, bounce: -0.3), stiffness: 486.6319231231,
      damping: 35.9039160410, settling: 1.4),
    .init(
      name: "1, 100, 10", spring: Spring(mass: 1, stiffness: 100, damping: 10), stiffness: 100,
      damping: 10, settling: 1.739902949642),
    .init(
      name: "response 0.5, 0.825", spring: Spring(response: 0.5, dampingRatio: 0.825),
      stiffness: 157.9136704174, damping: 20.7345115137, settling: 0.900767996700),
    .init(
      name: "response 0.55, 1", spring: Spring(response: 0.55, dampingRatio: 1),
      stiffness: 130.5071656342, damping: 22.8479465716, settling: 0.9),
    .init(
      name: "response 0.15, 0.86", spring: Spring(response: 0.15, dampingRatio: 0.86),
      stiffness: 1754.5963379714, damping: 72.0471915223, settling: 0.292011679827),
  ]

  @Test(arguments: parameters)
  func `stiffness, damping and settling time are as published`(_ row: Parameters) {
    #expect(isNear(row.spring.stiffness, row.stiffness, within: 1e-9 * 200))
    #expect(isNear(row.spring.damping, row.damping, within: 1e-9))
    #expect(isNear(row.spring.settlingDuration, row.settling, within: 1e-9))
  }

  @Test func `the settling time depends on target, velocity and tolerance as published`() {
    #expect(
      isNear(
        Spring(duration: 0.7, bounce: 0.2)
          .settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001),
        1.2786385205350255, within: 1e-9))
    #expect(
      isNear(
        Spring().settlingDuration(target: 10, initialVelocity: 1, epsilon: 0.01),
        0.7999999999999999, within: 1e-9))
  }

  @Test func `the documentation's examples hold`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(isNear(spring.stiffness, 157.9, within: 0.05))
    #expect(isNear(spring.damping, 17.6, within: 0.05))
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(other.duration, 0.63, within: 0.005))
    #expect(isNear(other.bounce, 0.5, within: 1e-12))
  }

  @Test(arguments: [
    (0.05, 0.131311455, 4.212253129), (0.1, 0.357739556, 4.494373762),
    (0.2, 0.715415689, 2.558283328), (0.5, 0.986399069, 0.147447368),
    (1, 0.999952689, 0.000550699),
  ])
  func `value and velocity of smooth are as published`(
    time: Double, value: Double, velocity: Double
  ) {
    #expect(isNear(Spring.smooth.value(target: 1, time: time), value, within: 1e-9))
    #expect(isNear(Spring.smooth.velocity(target: 1, time: time), velocity, within: 1e-9))
  }

  @Test(arguments: [
    (0, 0.1, 0.423302123, 5.707558338), (0, 0.2, 0.873710896, 2.953806801),
    (0, 0.25, 0.984087491, 1.526264711), (0, 0.5, 1.014498422, -0.21095082),
    (5, 0.1, 0.6040198001, 5.4116962938), (5, 0.2, 0.9672368960, 1.9398569863),
    (5, 0.5, 1.0078191133, -0.1659343979),
  ])
  func `value and velocity of bouncy are as published`(
    initialVelocity: Double, time: Double, value: Double, velocity: Double
  ) {
    let spring = Spring.bouncy
    #expect(
      isNear(
        spring.value(target: 1, initialVelocity: initialVelocity, time: time), value, within: 1e-9)
    )
    #expect(
      isNear(
        spring.velocity(target: 1, initialVelocity: initialVelocity, time: time), velocity,
        within: 1e-9))
  }

  @Test(arguments: [
    (0.05, 72.7995882066), (0.1, 56.0785367897), (0.2, 17.2276996848), (0.3, -0.7390852011),
    (0.5, -1.6057048140),
  ])
  func `a retargeted spring follows the published path`(later: Double, expected: Double) {
    var (value, velocity) = (0.0, 0.0)
    Spring.bouncy.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.15)
    #expect(isNear(value, 68.5055180132, within: 1e-9))
    #expect(isNear(velocity, 458.4927790870, within: 1e-8))
    Spring.bouncy.update(value: &value, velocity: &velocity, target: 0, deltaTime: later)
    #expect(isNear(value, expected, within: 1e-9))
  }

  struct Layer: Sendable {
    var mass, stiffness, damping, velocity, settling: Double
  }

  @Test(arguments: [
    Layer(mass: 1, stiffness: 100, damping: 10, velocity: 0, settling: 1.4727003346780927),
    Layer(mass: 1, stiffness: 300, damping: 20, velocity: 0, settling: 0.7442555275721707),
    Layer(mass: 2, stiffness: 100, damping: 5, velocity: 0, settling: 5.658348137358159),
    Layer(mass: 1, stiffness: 100, damping: 10, velocity: 5, settling: 1.3815510557964275),
    Layer(mass: 1, stiffness: 100, damping: 10, velocity: -5, settling: 1.5350814063145797),
    Layer(mass: 1, stiffness: 100, damping: 20, velocity: 0, settling: 0.9999999999999999),
    Layer(mass: 1, stiffness: 25, damping: 10, velocity: 0, settling: 1.9000000000000006),
    Layer(mass: 1, stiffness: 1, damping: 2, velocity: 0, settling: 9.299999999999983),
    Layer(mass: 1, stiffness: 100, damping: 1, velocity: 0, settling: 13.91321015404625),
  ])
  func `the duration of an interpolating spring is Core Animation's`(_ layer: Layer) {
    let spring = Spring(mass: layer.mass, stiffness: layer.stiffness, damping: layer.damping)
    let duration = InterpolatingSpring(spring, velocity: layer.velocity).duration
    #expect(isNear(duration, layer.settling, within: 1e-9))
  }

  @Test(arguments: [
    (0.5, 0, 25.132741228718345, 0.7999999999999999), (1, 0, 12.566370614359172, 1.5),
    (0.25, 0, 50.26548245743669, 0.4), (0.5, 0.3, 17.59291886010284, 0.8629552831744205),
    (0.5, 0.7, 7.539822368615504, 1.904872615017113),
    (0.35, 0.15, 30.51832863487228, 0.5156554893625898),
    (1, 0.5, 6.283185307179586, 2.3438753795710707),
  ])
  func `a perceptual spring has UIKit's parameters`(
    duration: Double, bounce: Double, damping: Double, settling: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isNear(spring.damping, damping, within: 1e-9))
    #expect(isNear(InterpolatingSpring(spring, velocity: 0).duration, settling, within: 1e-9))
  }

  @Test(arguments: [
    (10, 0, 10.44054701924324), (20, 0, 9.020400792360306), (30, 0, 9.020400792360306),
    (10, 5, 29.307806491851807), (10, -5, -8.426713198423386),
  ])
  func `the value of an interpolating spring is Core Animation's`(
    damping: Double, velocity: Double, expected: Double
  ) throws {
    let animation = Animation.interpolatingSpring(
      stiffness: 100, damping: damping, initialVelocity: velocity)
    var context = AnimationContext<Double>()
    let value = animation.animate(value: 100, time: 0.05, context: &context)
    #expect(isNear(try #require(value), expected, within: 1e-4))
  }
}
