// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct FramePacerTests {
  private let period = 1.0 / 60

  @Test func `the first frame is drawn at once`() {
    #expect(FramePacer(refresh: 60).step(now: 7, requested: 7) == .draw)
  }

  @Test(arguments: [(0, 60), (-1, 60), (19, 60), (501, 60), (20, 20), (59, 59), (144, 144)])
  func `an implausible refresh rate counts as 60`(reported: Int, expected: Int) {
    #expect(FramePacer(refresh: reported).period == 1 / Double(expected))
  }

  @Test func `frames of an animation fall on a grid that lateness does not shift`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    for (index, late) in [0.0001, 0.003, 0, 0.004, 0.0002].enumerated() {
      let due = 1 + Double(index + 1) * period
      guard case .sleep(let until) = pacer.step(now: due - 0.005, requested: due - 0.01) else {
        Issue.record("no sleep before frame \(index)")
        return
      }
      #expect(abs(until - due) < 1e-9)
      #expect(pacer.step(now: until + late, requested: due - 0.01) == .draw)
      let timing = pacer.begin(now: until + late, requested: due - 0.01)
      #expect(timing.isSteady)
      #expect(abs(timing.lateness - late) < 1e-9)
    }
  }

  @Test func `after an idle time the first frame is drawn at once, and the grid starts there`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    let event = 1 + 1.37 * period
    #expect(pacer.step(now: event, requested: event) == .draw)
    let timing = pacer.begin(now: event, requested: event)
    #expect(!timing.isSteady)
    #expect(timing.lateness == 0)
    #expect(pacer.step(now: event + 0.001, requested: event) == .sleep(until: event + period))
  }

  @Test func `a very late frame restarts the grid`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    let late = 1 + period + 0.051
    #expect(!pacer.begin(now: late, requested: 1).isSteady)
    #expect(pacer.step(now: late + 0.001, requested: late) == .sleep(until: late + period))
  }

  @Test func `missed deadlines are skipped, and no two frames follow in a burst`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    let late = 1 + 2.9 * period
    #expect(pacer.begin(now: late, requested: 1).isSteady)
    guard case .sleep(let until) = pacer.step(now: late, requested: late) else {
      Issue.record("no sleep")
      return
    }
    #expect(abs(until - (1 + 4 * period)) < 1e-9)
  }

  @Test func `no request is idle, and a later request is a wait`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    #expect(pacer.step(now: 1.001, requested: nil) == .idle)
    #expect(pacer.step(now: 1.001, requested: .nan) == .idle)
    #expect(pacer.step(now: 1.001, requested: 1.5) == .wait(until: 1.5))
    #expect(pacer.step(now: 1.001, requested: .infinity) == .wait(until: .infinity))
  }

  @Test func `a frame that the window system has asked for is due at once`() {
    var pacer = FramePacer(refresh: 60)
    _ = pacer.begin(now: 1, requested: 1)
    let now = 1 + 0.7 * period
    #expect(pacer.step(now: now, requested: 1) != .draw)
    pacer.align(to: now)
    #expect(pacer.step(now: now, requested: 1) == .draw)
    #expect(pacer.begin(now: now, requested: 1).isSteady)
    // The next one is due a period later.
    #expect(pacer.step(now: now + 0.9 * period, requested: 1) != .draw)
  }

  @Test func `no sleep without input outlasts a frame`() {
    var pacer = FramePacer(refresh: 60)
    var seed: UInt64 = 1
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53)
    }
    var now = 0.0
    for _ in 0..<10_000 {
      let requested = now + (random() - 0.5) * 0.1
      switch pacer.step(now: now, requested: requested) {
      case .draw: _ = pacer.begin(now: now, requested: requested)
      case .sleep(let until):
        #expect(until > now && until - now < 1.25 * period + 1e-9)
        now = until
      case .wait(let until):
        #expect(until > now)
        now += random() * 0.02
      case .idle: Issue.record("idle although a frame is requested")
      }
      now += random() * 0.004
    }
  }
}
