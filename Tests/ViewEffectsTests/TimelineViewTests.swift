// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TimelineViewTests {
  private let size = CGSize(width: 100, height: 100)

  /// Records the date of the last evaluation, in seconds since the reference date.
  private final class DateProbe {
    var seconds = 0.0

    func view(_ date: Date) -> some View {
      seconds = date.timeIntervalSinceReferenceDate
      return Rectangle()
    }
  }

  @Test func `an animation timeline is evaluated in each frame`() {
    let probe = DateProbe()
    let harness = Harness(size: size) { TimelineView(.animation) { probe.view($0.date) } }
    for _ in 0..<4 {
      harness.advance(by: 1)
      #expect(abs(probe.seconds - harness.time) < 1e-9)
      #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    }
  }

  @Test func `a paused animation timeline is not evaluated`() {
    let harness = Harness(size: size) {
      TimelineView(.animation(paused: true)) { _ in Rectangle() }
    }
    #expect(harness.settle())
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a periodic timeline is evaluated only at its dates`() {
    let probe = DateProbe()
    let start = Date(timeIntervalSinceReferenceDate: 0.25)
    let harness = Harness(size: size) {
      TimelineView(.periodic(from: start, by: 0.5)) { probe.view($0.date) }
    }
    #expect(harness.host.nextFrame(after: harness.time) == 0.25)
    harness.advance(by: 1)
    #expect(abs(probe.seconds - 0.75) < 1e-9)
    #expect(harness.host.nextFrame(after: harness.time) == 1.25)
    var bodies = 0
    for _ in 0..<60 {
      harness.frame()
      bodies += harness.host.counters.bodies
    }
    #expect(bodies == 2)
  }

  @Test func `a timeline goes on after the clock has been set back`() {
    let probe = DateProbe()
    final class Clock { var shift = 0.0 }
    let clock = Clock()
    let harness = Harness(size: size) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: -1e6), by: 0.5)) {
        probe.view($0.date)
      }
    }
    harness.host.calendar = { Date(timeIntervalSinceReferenceDate: $0 + clock.shift) }
    harness.advance(by: 2)
    #expect(abs(probe.seconds - 2) < 0.501)
    clock.shift = -3600
    harness.advance(by: 3)
    #expect(abs(probe.seconds - (harness.time - 3600)) < 0.501)
    clock.shift = 3600
    harness.advance(by: 2)
    #expect(abs(probe.seconds - (harness.time + 3600)) < 0.501)
  }

  /// The same date without end.
  private struct ConstantSchedule: TimelineSchedule {
    let date: Date

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
      AnyIterator { date }
    }
  }

  @Test(arguments: [-5, 0, -Double.infinity, .infinity, .nan])
  func `a schedule whose dates do not advance ends`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let harness = Harness(size: size) {
      TimelineView(ConstantSchedule(date: date)) { _ in Rectangle() }
    }
    #expect(harness.settle())
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test(arguments: [
    (Double.nan, Double.nan), (.nan, 1), (.infinity, 1), (-.infinity, 1), (-1e18, 1e-9),
    (0, .infinity), (-1e300, 1e300), (-1e300, 1),
  ])
  func `a periodic timeline without usable dates is drawn`(start: Double, interval: Double) {
    let start = Date(timeIntervalSinceReferenceDate: start)
    let harness = Harness(size: size) {
      TimelineView(.periodic(from: start, by: interval)) { _ in Rectangle() }
    }
    harness.advance(by: 1)
    #expect(harness.list.items.count == 1)
  }

  @Test func `a schedule with many dates in the past is followed over several frames`() {
    let probe = DateProbe()
    let dates = (-250_000...0).lazy.map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    let harness = Harness(size: size) { TimelineView(.explicit(dates)) { probe.view($0.date) } }
    #expect(probe.seconds < -100_000)
    #expect(harness.settle())
    #expect(probe.seconds == 0)
  }

  @Test func `everyMinute is evaluated at the beginning of each minute`() {
    let probe = DateProbe()
    let timeline = TimelineView(.everyMinute) { probe.view($0.date) }
    let host = ViewHost(timeline, size: size, resources: .plain())
    host.calendar = { Date(timeIntervalSinceReferenceDate: 95 + $0) }
    _ = host.frame(at: 0)
    #expect(probe.seconds == 60)
    #expect(host.nextFrame(after: 0) == 25)
    _ = host.frame(at: 26)
    #expect(probe.seconds == 120)
    #expect(host.nextFrame(after: 26) == 85)
  }

  /// Records the dates of all evaluations, in seconds since the reference date.
  private final class DateLog {
    var seconds: [Double] = []

    func view(_ date: Date) -> some View {
      seconds.append(date.timeIntervalSinceReferenceDate)
      return Rectangle()
    }
  }

  @Test func `the first evaluation has the date of the calendar`() {
    let log = DateLog()
    let calendar = { (time: Double) in Date(timeIntervalSinceReferenceDate: 5000 + time) }
    let host = ViewHost.withCalendar(calendar) {
      ViewHost(TimelineView(.animation) { log.view($0.date) }, size: size, resources: .plain())
    }
    #expect(log.seconds == [5000])
    _ = host.frame(at: 2)
    #expect(log.seconds.last == 5002)
    let later = ViewHost(
      TimelineView(.animation) { log.view($0.date) }, size: size, resources: .plain())
    #expect(log.seconds.last == 0)
    _ = later.frame(at: 3)
    #expect(log.seconds.last == 3)
  }

  @Test func `a host that is made in a frame begins with the date of the frame`() {
    let log = DateLog()
    let size = size
    let harness = Harness(size: size) {
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 1)])) { context in
        let inner = ViewHost(
          TimelineView(.everyMinute) { _ in
            TimelineView(.animation) { log.view($0.date) }
          }, size: size, resources: .plain())
        let _ = inner.frame(at: 0)
        Rectangle()
      }
    }
    log.seconds = []
    harness.advance(by: 1.1)
    #expect(log.seconds.first.map { abs($0 - 1) < 0.02 } == true)
  }

  @Test func `an explicit schedule is evaluated at its dates and ends`() {
    let probe = DateProbe()
    let dates = [0.5, 0.75].map { Date(timeIntervalSinceReferenceDate: $0) }
    let harness = Harness(size: size) { TimelineView(.explicit(dates)) { probe.view($0.date) } }
    harness.advance(by: 0.6)
    #expect(probe.seconds == 0.5)
    #expect(harness.settle())
    harness.advance(by: 0.6)
    #expect(probe.seconds == 0.75)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
