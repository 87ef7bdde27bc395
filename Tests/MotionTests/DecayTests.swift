// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

struct DecayTests {
  @Test(arguments: [Decay.normal, .fast])
  func `it starts with its position and velocity, and decelerates by its rate`(_ decay: Decay) {
    #expect(decay.value(from: 7, velocity: 900, time: 0) == 7)
    #expect(decay.velocity(900, time: 0) == 900)
    #expect(isNear(decay.velocity(900.0, time: 0.001), 900 * decay.rate, within: 1e-9))
    for time in [0.01, 0.2, 0.4] {
      let slope =
        (decay.value(from: 7.0, velocity: 900, time: time + 1e-6)
          - decay.value(from: 7, velocity: 900, time: time - 1e-6)) / 2e-6
      // The sum over milliseconds is shorter than the integral of the velocity by half a millisecond.
      #expect(isNear(slope, decay.velocity(900, time: time), within: 0.01 * slope + 1e-4))
    }
  }

  @Test(arguments: [Decay.normal, .fast])
  func `it ends at its final value`(_ decay: Decay) {
    let end = decay.finalValue(from: 7.0, velocity: 900)
    #expect(isNear(decay.value(from: 7.0, velocity: 900, time: 100), end, within: 1e-9))
  }

  @Test func `the projection is UIKit's`() {
    #expect(isNear(Decay.normal.projection(from: 0.0, velocity: 1000), 499, within: 1e-9))
    #expect(isNear(Decay.fast.projection(from: 0.0, velocity: 1000), 99, within: 1e-9))
  }

  @Test(arguments: [
    (Decay.normal, 1000.0, 494.0), (.normal, 2000, 993), (.normal, -750, -369.3),
    (.normal, 4875, 2427.6), (.fast, 1000, 98), (.normal, 10, 0), (.normal, 0, 0),
  ])
  func `it stops at 10 points per second, where UIKit does`(
    _ decay: Decay, velocity: Double, distance: Double
  ) {
    #expect(isNear(decay.finalValue(from: 30.0, velocity: velocity), 30 + distance, within: 0.1))
  }

  @Test func `its duration is the time until 10 points per second`() {
    #expect(isNear(Decay.normal.duration(velocity: 1000.0), 2.3, within: 1e-3))
    let duration = Decay.normal.duration(velocity: -800.0)
    #expect(isNear(Decay.normal.velocity(-800.0, time: duration - 1e-9), -10, within: 1e-6))
    #expect(Decay.normal.velocity(-800.0, time: duration + 1e-9) == 0)
    #expect(Decay.normal.duration(velocity: 5.0) == 0)
    #expect(Decay.normal.duration(velocity: 0.0) == 0)
  }

  @Test func `rates and times out of range are clamped`() {
    #expect(Decay(rate: .nan) == .normal)
    #expect(Decay(rate: 2).rate < 1 && Decay(rate: -1).rate > 0)
    #expect(Decay.normal.value(from: 3, velocity: 9, time: .nan) == 3)
    #expect(Decay.normal.value(from: 3.0, velocity: 9, time: .infinity).isFinite)
  }
}
