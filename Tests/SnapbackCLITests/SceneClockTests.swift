// Part of Snapback, under the MIT licence; see LICENSE.

import SnapbackCLI
import Testing

/// Scene time.
struct SceneClockTests {
  @Test(arguments: [0.01, 0.1, 0.5, 1, 10])
  func `scene time starts at 0, runs at its speed, and converts back to window time`(speed: Double)
  {
    let clock = SceneClock(startingAt: 7.25, speed: speed)
    #expect(clock.time(at: 7.25) == 0)
    #expect(clock.time(at: 3) == 0)
    #expect(abs(clock.time(at: 9.25) - 2 * speed) < 1e-12)
    #expect(abs(clock.windowTime(of: clock.time(at: 8.5)) - 8.5) < 1e-9)
  }

  @Test
  func `scene time is continuous when the speed changes`() {
    var clock = SceneClock(startingAt: 1)
    var last = 0.0
    for (time, speed) in [(2.0, 0.1), (3, 0.05), (3, 2), (5.5, 1), (5.5, 0.3)] {
      let before = clock.time(at: time)
      #expect(before >= last)
      clock.setSpeed(speed, at: time)
      #expect(clock.time(at: time) == before)
      #expect(abs(clock.time(at: time + 0.5) - before - 0.5 * speed) < 1e-12)
      #expect(abs(clock.windowTime(of: before) - time) < 1e-12)
      last = before
    }
    #expect(clock.speed == 0.3)
  }

  @Test
  func `a late speed change does not decrease the scene time`() {
    var clock = SceneClock(startingAt: 1)
    clock.setSpeed(0.5, at: 3)
    clock.setSpeed(0.1, at: 2)
    #expect(clock.time(at: 3) == 2)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `an invalid speed counts as 1`(speed: Double) {
    var clock = SceneClock(startingAt: 0, speed: speed)
    #expect(clock.time(at: 2) == 2)
    clock.setSpeed(speed, at: 2)
    #expect(clock.time(at: 3) == 3)
  }
}
