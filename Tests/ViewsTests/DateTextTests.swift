// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DateTextTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The text at some times, and the number of frames that it needs in between.
  private func texts(_ text: Text, at times: [Double]) -> [String] {
    let harness = Harness(size: CGSize(width: 300, height: 50)) { text }
    return times.map { time in
      while harness.time < time - 0.001 { harness.frame() }
      for item in harness.list.items {
        let line = "\(item)"
        if let start = line.range(of: "\""),
          let end = line.range(of: "\"", range: start.upperBound..<line.endIndex)
        {
          return String(line[start.upperBound..<end.lowerBound])
            .replacingOccurrences(of: "\\n", with: "")
            // Depends on the locale.
            .replacingOccurrences(of: "secs", with: "sec")
        }
      }
      return ""
    }
  }

  @Test func `a timer counts down to its date, and up after it`() {
    #expect(
      texts(Text(date(2.5), style: .timer), at: [0, 0.4, 0.6, 2, 2.6, 4])
        == ["0:03", "0:03", "0:02", "0:01", "0:00", "0:01"])
    #expect(texts(Text(date(-3700), style: .timer), at: [0, 1.1]) == ["1:01:40", "1:01:41"])
  }

  @Test func `relative dates and offsets change with the time`() {
    #expect(
      texts(Text(date(-65), style: .relative), at: [0, 1.1]) == ["1 min, 5 sec", "1 min, 6 sec"])
    #expect(texts(Text(date(-3), style: .offset), at: [0, 1.1]) == ["+3 seconds", "+4 seconds"])
    #expect(texts(Text(date(7300), style: .offset), at: [0]) == ["-2 hours"])
    #expect(texts(Text(date(-400 * 86400), style: .relative), at: [0]) == ["1 yr, 1 mth"])
  }

  @Test(arguments: [Text.DateStyle.time, .date, .timer, .relative, .offset])
  func `dates that are no numbers, or too far away, do not end the program`(
    style: Text.DateStyle
  ) {
    #expect(texts(Text(date(.nan), style: style), at: [0, 1.1]) == ["", ""])
    for seconds in [Double.infinity, -.infinity, 1e300, -1e300] {
      #expect(texts(Text(date(seconds), style: style), at: [0]) != [""])
    }
  }

  @Test func `a timer interval stays within its ends`() {
    let range = date(1)...date(3)
    #expect(
      texts(Text(timerInterval: range), at: [0, 1.5, 2.5, 3.5, 5])
        == ["0:02", "0:02", "0:01", "0:00", "0:00"])
    #expect(
      texts(Text(timerInterval: range, countsDown: false), at: [0, 1.5, 2.5, 3.5, 5])
        == ["0:00", "0:00", "0:01", "0:02", "0:02"])
    #expect(texts(Text(timerInterval: range, pauseTime: date(2)), at: [0, 4]) == ["0:01", "0:01"])
    let long = date(0)...date(7200)
    #expect(texts(Text(timerInterval: long), at: [0]) == ["2:00:00"])
    #expect(texts(Text(timerInterval: long, showsHours: false), at: [0]) == ["120:00"])
  }

  @Test func `frames are needed only when the text changes`() {
    let harness = Harness(size: CGSize(width: 300, height: 50)) {
      Text("Left: \(date(10), style: .timer)")
    }
    for _ in 0..<3 { harness.frame() }
    let next = harness.host.nextFrame(after: harness.time)
    #expect(next.map { $0 > harness.time + 0.5 && $0 < 1.01 } == true)
    let still = Harness(size: CGSize(width: 300, height: 50)) {
      Text(timerInterval: date(-2)...date(-1))
    }
    #expect(still.settle())
  }

  @Test func `a progress view follows an interval`() {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      ProgressView(timerInterval: date(0)...date(10), countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    func widths() -> [CGFloat] { harness.list.fillBounds.map(\.width) }
    harness.advance(by: 5)
    #expect(widths().contains { abs($0 - 50) < 1 })
    harness.advance(by: 5.1)
    #expect(widths().allSatisfy { abs($0 - 100) < 0.01 })
    #expect(harness.settle())
  }

  @Test func `a formatter formats values of texts`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .percent
    #expect(texts(Text(0.25, formatter: formatter), at: [0]) == ["25%"])
    #expect(texts(Text("So: \(0.25, formatter: formatter)"), at: [0]) == ["So: 25%"])
  }
}
