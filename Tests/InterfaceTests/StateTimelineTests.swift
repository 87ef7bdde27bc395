// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct StateTimelineTests {
  private let size = CGSize(width: 100, height: 100)

  /// The date of the last view that was made, in seconds since the first moment of 2001.
  private final class Seen {
    var seconds = 0.0

    func view(_ date: Date) -> some View {
      seconds = date.timeIntervalSinceReferenceDate
      return Rectangle()
    }
  }

  @Test func `an animation timeline is made anew in every frame`() {
    let seen = Seen()
    let harness = Harness(size: size) { TimelineView(.animation) { seen.view($0.date) } }
    for _ in 0..<4 {
      harness.advance(by: 1)
      #expect(abs(seen.seconds - harness.time) < 1e-9)
      #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    }
  }

  @Test func `a paused one stands still`() {
    let harness = Harness(size: size) {
      TimelineView(.animation(paused: true)) { _ in Rectangle() }
    }
    #expect(harness.settle())
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a periodic timeline is made anew at its dates only`() {
    let seen = Seen()
    let start = Date(timeIntervalSinceReferenceDate: 0.25)
    let harness = Harness(size: size) {
      TimelineView(.periodic(from: start, by: 0.5)) { seen.view($0.date) }
    }
    #expect(harness.host.nextFrame(after: harness.time) == 0.25)
    harness.advance(by: 1)
    #expect(abs(seen.seconds - 0.75) < 1e-9)
    #expect(harness.host.nextFrame(after: harness.time) == 1.25)
    var bodies = 0
    for _ in 0..<60 {
      harness.frame()
      bodies += harness.host.counters.bodies
    }
    #expect(bodies == 2)
  }

  @Test func `every minute means its beginning`() {
    let seen = Seen()
    let timeline = TimelineView(.everyMinute) { seen.view($0.date) }
    let host = ViewHost(timeline, size: size, resources: .plain())
    host.calendar = { Date(timeIntervalSinceReferenceDate: 95 + $0) }
    _ = host.frame(at: 0)
    #expect(seen.seconds == 60)
    #expect(host.nextFrame(after: 0) == 25)
    _ = host.frame(at: 26)
    #expect(seen.seconds == 120)
    #expect(host.nextFrame(after: 26) == 85)
  }

  @Test func `explicit dates come and end`() {
    let seen = Seen()
    let dates = [0.5, 0.75].map { Date(timeIntervalSinceReferenceDate: $0) }
    let harness = Harness(size: size) { TimelineView(.explicit(dates)) { seen.view($0.date) } }
    harness.advance(by: 0.6)
    #expect(seen.seconds == 0.5)
    #expect(harness.settle())
    harness.advance(by: 0.6)
    #expect(seen.seconds == 0.75)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
