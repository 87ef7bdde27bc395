// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct EventClockTests {
  @Test func `samples read in one frame keep their intervals`() {
    var clock = EventClock()
    _ = clock.time(stamp: 1000, now: 5)
    let times = [1004, 1008, 1012, 1016].map { clock.time(stamp: $0, now: 5.0165) }
    for (time, expected) in zip(times, [5.004, 5.008, 5.012, 5.016]) {
      #expect(abs(time - expected) < 1e-4)
    }
  }

  @Test func `no event is later than the time at which it was read`() {
    var clock = EventClock()
    _ = clock.time(stamp: 1000, now: 5)
    let early = clock.time(stamp: 1100, now: 5.05)
    #expect(early <= 5.05)
    // The server's clock was ahead, so the shorter delay applies from then on.
    let next = clock.time(stamp: 1110, now: 5.07)
    #expect(abs(next - 5.06) < 1e-4)
  }

  @Test func `time never decreases, even if the server's clock does`() {
    var clock = EventClock()
    var last = 0.0
    var now = 1.0
    for stamp in [5000, 4000, 4_294_967_290, 3, 0, 2_147_483_648, 17, 9000] as [UInt32] {
      now += 0.01
      let time = clock.time(stamp: stamp, now: now)
      #expect(time >= last && time <= now)
      last = time
    }
  }

  @Test func `the server's clock may wrap around`() {
    var clock = EventClock()
    _ = clock.time(stamp: .max - 1, now: 5)
    let wrapped = clock.time(stamp: 8, now: 5.1)
    #expect(abs(wrapped - 5.01) < 1e-3)
  }

  @Test func `a server's clock that was set back is mapped again`() {
    var clock = EventClock()
    _ = clock.time(stamp: 1_000_000, now: 5)
    let first = clock.time(stamp: 500_000, now: 6)
    #expect(abs(first - 6) < 1e-9)
    let second = clock.time(stamp: 500_100, now: 6.15)
    #expect(abs(second - 6.1) < 1e-3)
  }

  @Test func `the drift of a slow server clock is tracked for hours`() {
    var clock = EventClock()
    for second in 0..<36_000 {
      let now = Double(second)
      // Slow by 100 ppm: 3.6 s behind in the end.
      let stamp = UInt32(now * 1000 * (1 - 1e-4))
      let time = clock.time(stamp: stamp, now: now)
      #expect(now - time < 0.005)
    }
  }

  @Test func `an event without a timestamp has the present time, but not before the previous one`()
  {
    var clock = EventClock()
    let times = [clock.time(now: 2), clock.time(now: 1), clock.time(stamp: 7, now: 2.5)]
    #expect(times == [2, 2, 2.5])
    #expect(clock.latest == 2.5)
  }
}
