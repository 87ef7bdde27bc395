// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TimeFormatTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The text at some times.
  private func texts(_ text: Text, at times: [Double]) -> [String] {
    let harness = Harness(size: CGSize(width: 300, height: 50)) { text }
    return times.map { time in
      while harness.time < time - 0.001 { harness.frame() }
      return harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      }.joined()
    }
  }

  private func text(_ format: some FormatStyle<Date, AttributedString>, at seconds: Double)
    -> String
  {
    String(format.format(date(seconds)).characters)
  }

  @Test func `the time since a date is shown in the digits of a clock`() {
    let format = SystemFormatStyle.DateOffset(to: date(-61), allowedFields: [.minute, .second])
    #expect(
      texts(Text(TimeDataSource<Date>.currentDate, format: format), at: [0, 1.1])
        == ["1:01", "1:02"])
    #expect(texts(Text(date(3600), format: format), at: [0, 1.1]) == ["61:01", "61:01"])
    #expect(
      texts(
        Text(
          .currentDate,
          format: .offset(
            to: date(-3700), allowedFields: [.hour, .minute, .second], maxFieldCount: 3)),
        at: [0]) == ["1:01:40"])
  }

  @Test func `the time to a date is shown in its largest units, with a sign`() {
    func offset(
      _ seconds: Double, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      text(.offset(to: date(0), sign: sign), at: seconds)
    }
    #expect(offset(0) == "0 seconds")
    #expect(offset(1) == "1 second")
    #expect(offset(3661) == "1 hour, 1 minute")
    #expect(offset(7205) == "2 hours")
    #expect(offset(10 * 86400) == "1 week, 3 days")
    #expect(offset(-4.5) == "-5 seconds")
    #expect(offset(-5, .never) == "5 seconds")
    #expect(offset(5, .always(includingZero: false)) == "+5 seconds")
    #expect(offset(0, .always(includingZero: false)) == "0 seconds")
    #expect(offset(0, .always(includingZero: true)) == "+0 seconds")
    #expect(
      text(.offset(to: date(0), allowedFields: [.hour, .minute], maxFieldCount: 1), at: 5430)
        == "1 hour")
  }

  @Test func `a stopwatch shows fractions while there are fields for them`() {
    #expect(text(.stopwatch(startingAt: date(0)), at: 63.42) == "01:03.42")
    #expect(text(.stopwatch(startingAt: date(0)), at: 3663.42) == "1:01:03.42")
    #expect(text(.stopwatch(startingAt: date(0), maxFieldCount: 3), at: 3663.42) == "1:01:03")
    #expect(text(.stopwatch(startingAt: date(0), showsHours: false), at: 3663.42) == "61:03.42")
    #expect(text(.stopwatch(startingAt: date(0), maxPrecision: .seconds(1)), at: 9.9) == "00:09")
    #expect(text(.stopwatch(startingAt: date(0)), at: -5) == "00:00.00")
  }

  @Test func `a timer stays within the ends of its interval`() {
    let range = date(1)..<date(3)
    #expect(
      texts(Text(.currentDate, format: .timer(countingDownIn: range)), at: [0, 1.5, 2.5, 3.5])
        == ["0:02", "0:02", "0:01", "0:00"])
    #expect(
      texts(Text(.currentDate, format: .timer(countingUpIn: range)), at: [0, 1.5, 2.5, 3.5])
        == ["0:00", "0:00", "0:01", "0:02"])
    let long = date(0)..<date(7200)
    #expect(text(.timer(countingDownIn: long), at: 0) == "2:00:00")
    #expect(text(.timer(countingDownIn: long, showsHours: false), at: 0) == "120:00")
  }

  @Test func `a text follows a duration in a format of Foundation`() {
    let text = Text(
      TimeDataSource<Duration>.durationOffset(to: date(-65)),
      format: .time(pattern: .minuteSecond))
    #expect(texts(text, at: [0, 1.1]) == ["1:05", "1:06"])
  }

  /// The length of a range in seconds.
  private struct RangeLength: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(value.upperBound.timeIntervalSince(value.lowerBound))"
    }

    func input(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  }

  @Test func `frames are needed only when the text changes`() {
    let harness = Harness(size: CGSize(width: 300, height: 50)) {
      Text(.currentDate, format: .offset(to: date(0), allowedFields: [.minute, .second]))
    }
    for _ in 0..<3 { harness.frame() }
    let next = harness.host.nextFrame(after: harness.time)
    #expect(next.map { $0 > harness.time + 0.5 && $0 < 1.01 } == true)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `dates that are no numbers, or too far away, do not end the program`(seconds: Double) {
    _ = text(.offset(to: date(seconds)), at: 0)
    _ = text(.offset(to: date(0)), at: seconds)
    _ = text(.stopwatch(startingAt: date(0)), at: seconds)
    _ = texts(Text(.currentDate, format: .offset(to: date(seconds))), at: [0, 1.1])
    _ = texts(
      Text(.durationOffset(to: date(seconds)), format: .time(pattern: .minuteSecond)), at: [0])
    for range in [
      TimeDataSource<Range<Date>>.dateRange(startingAt: date(seconds)),
      .dateRange(endingAt: date(seconds)),
    ] {
      _ = texts(Text(range, format: RangeLength()), at: [0])
    }
  }
}
