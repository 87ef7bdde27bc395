// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

struct DecayTests {
  @Test(arguments: [Decay.normal, .fast])
  func `it starts with its position and velocity, and decelerates by its rate`(_ decay: Decay) {
    #expect(decay.value(from: 7, velocity: 900, time: 0) == 7)
    #expect(decay.velocity(900, time: 0) == 900)
    #expect(isNear(decay.velocity(900.0, time: 0.001), 900 * decay.rate, within: 1e-9))
    for time in [0.01, 0.2, 1] {
      let slope =
        (decay.value(from: 7.0, velocity: 900, time: time + 1e-6)
          - decay.value(from: 7, velocity: 900, time: time - 1e-6)) / 2e-6
      #expect(isNear(slope, decay.velocity(900, time: time), within: 1e-4))
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
    #expect(isNear(Decay.normal.finalValue(from: 0.0, velocity: 1), 0.4995, within: 1e-4))
  }

  @Test func `its duration is the time until the speed limit`() {
    let duration = Decay.normal.duration(velocity: -800.0, until: 10)
    #expect(isNear(Decay.normal.velocity(-800.0, time: duration), -10, within: 1e-9))
    #expect(Decay.normal.duration(velocity: 5.0, until: 10) == 0)
    #expect(Decay.normal.duration(velocity: 0.0, until: 10) == 0)
    #expect(Decay.normal.duration(velocity: 5.0, until: 0) == .infinity)
  }

  @Test func `rates and times out of range are clamped`() {
    #expect(Decay(rate: .nan) == .normal)
    #expect(Decay(rate: 2).rate < 1 && Decay(rate: -1).rate > 0)
    #expect(Decay.normal.value(from: 3, velocity: 9, time: .nan) == 3)
    #expect(Decay.normal.value(from: 3.0, velocity: 9, time: .infinity).isFinite)
  }
}
