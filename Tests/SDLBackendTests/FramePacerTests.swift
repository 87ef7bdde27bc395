// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct FramePacerTests {
  private let period = 1.0 / 60

  @Test func `the first frame is drawn at once`() {
    #expect(FramePacer(refresh: 60).step(now: 7, wanted: 7) == .draw)
  }

  @Test(arguments: [(0, 60), (-1, 60), (19, 60), (501, 60), (20, 20), (59, 59), (144, 144)])
  func `a display that tells nonsense shows 60 frames a second`(told: Int, meant: Int) {
    #expect(FramePacer(refresh: told).period == 1 / Double(meant))
  }

  @Test func `while things move, frames fall on a grid that lateness does not shift`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, wanted: 1)
    for (index, late) in [0.0001, 0.003, 0, 0.004, 0.0002].enumerated() {
      let due = 1 + Double(index + 1) * period
      guard case .sleep(let until) = pacer.step(now: due - 0.005, wanted: due - 0.01) else {
        Issue.record("no sleep before frame \(index)")
        return
      }
      #expect(abs(until - due) < 1e-9)
      #expect(pacer.step(now: until + late, wanted: due - 0.01) == .draw)
      let timing = pacer.begin(now: until + late, wanted: due - 0.01)
      #expect(timing.isSteady)
      #expect(abs(timing.lateness - late) < 1e-9)
    }
  }

  @Test func `after a rest the first frame is drawn at once, and the grid starts there`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, wanted: 1)
    let event = 1 + 1.37 * period
    #expect(pacer.step(now: event, wanted: event) == .draw)
    let timing = pacer.begin(now: event, wanted: event)
    #expect(!timing.isSteady)
    #expect(timing.lateness == 0)
    #expect(pacer.step(now: event + 0.001, wanted: event) == .sleep(until: event + period))
  }

  @Test func `a frame that comes very late starts the grid anew`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, wanted: 1)
    let late = 1 + period + 0.051
    #expect(!pacer.begin(now: late, wanted: 1).isSteady)
    #expect(pacer.step(now: late + 0.001, wanted: late) == .sleep(until: late + period))
  }

  @Test func `slots that passed are left out, and no two frames follow in a burst`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, wanted: 1)
    let late = 1 + 2.9 * period
    #expect(pacer.begin(now: late, wanted: 1).isSteady)
    guard case .sleep(let until) = pacer.step(now: late, wanted: late) else {
      Issue.record("no sleep")
      return
    }
    #expect(abs(until - (1 + 4 * period)) < 1e-9)
  }

  @Test func `nothing wanted is a rest, and something wanted later is a wait`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, wanted: 1)
    #expect(pacer.step(now: 1.001, wanted: nil) == .rest)
    #expect(pacer.step(now: 1.001, wanted: .nan) == .rest)
    #expect(pacer.step(now: 1.001, wanted: 1.5) == .wait(until: 1.5))
    #expect(pacer.step(now: 1.001, wanted: .infinity) == .wait(until: .infinity))
  }

  @Test func `no sleep that is deaf to input outlasts a frame`() {
    var pacer = FramePacer(refresh: 60)
    var seed: UInt64 = 1
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53)
    }
    var now = 0.0
    for _ in 0..<10_000 {
      let wanted = now + (random() - 0.5) * 0.1
      switch pacer.step(now: now, wanted: wanted) {
      case .draw: _ = pacer.begin(now: now, wanted: wanted)
      case .sleep(let until):
        #expect(until > now && until - now < 1.25 * period + 1e-9)
        now = until
      case .wait(let until):
        #expect(until > now)
        now += random() * 0.02
      case .rest: Issue.record("a rest although a frame is wanted")
      }
      now += random() * 0.004
    }
  }
}
