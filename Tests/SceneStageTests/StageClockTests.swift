// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Testing

@Suite struct StageClockTests {
  @Test func `the stage time never decreases and never jumps`() {
    var clock = StageClock(startingAt: 10)
    var last = clock.time(at: 10)
    for number in 0..<400 {
      let now = 10 + Double(number) * 0.1
      switch number % 7 {
      case 1: clock.setSpeed([1, 0.1, 5, .nan, -1, 0.05][number % 6], at: now)
      case 3: clock.setPaused(number % 2 == 0, at: now)
      default: break
      }
      let time = clock.time(at: now)
      #expect(time >= last && time - last <= 0.5 + 1e-9)
      last = time
    }
  }

  @Test func `a paused clock stops, and continues from there`() {
    var clock = StageClock(startingAt: 0)
    clock.setPaused(true, at: 2)
    #expect(clock.time(at: 100) == 2)
    #expect(clock.outsideTime(of: 3) == nil)
    clock.step(by: 0.5, at: 100)
    #expect(clock.time(at: 101) == 2.5)
    clock.setPaused(false, at: 200)
    #expect(clock.time(at: 201) == 3.5)
    #expect(clock.outsideTime(of: 4.5) == 202)
  }

  @Test(arguments: [-1, Double.nan, .infinity]) func `an invalid step does nothing`(
    step: Double
  ) {
    var clock = StageClock()
    clock.step(by: step, at: 1)
    #expect(clock.time(at: 1) == 1)
  }

  @Test func `a restart sets the time to 0 and keeps the speed`() {
    var clock = StageClock()
    clock.setSpeed(0.5, at: 4)
    clock.restart(at: 10)
    #expect(clock.time(at: 12) == 1)
  }
}
