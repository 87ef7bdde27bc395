// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct MultiDatePickerTests {
  private final class Selection {
    var days: Set<DateComponents>
    init(_ days: Set<DateComponents>) { self.days = days }

    var numbers: [Int] { days.compactMap(\.day).sorted() }
  }

  private struct Choosing: View {
    let selection: Selection
    var bounds: Range<Date>?
    @State private var days: Set<DateComponents>

    init(selection: Selection, bounds: Range<Date>? = nil) {
      self.selection = selection
      self.bounds = bounds
      _days = State(initialValue: selection.days)
    }

    var body: some View {
      Group {
        if let bounds {
          MultiDatePicker("Days", selection: $days, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $days)
        }
      }
      .onChange(of: days) { selection.days = days }
    }
  }

  private let selection = Selection([DateComponents(year: 2024, month: 6, day: 10)])

  private func harness(_ bounds: Range<Date>? = nil) -> Harness {
    let view = Choosing(selection: selection, bounds: bounds)
    let harness = Harness {
      view
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
    harness.settle()
    return harness
  }

  private func tap(_ day: String, in harness: Harness) throws {
    let items = harness.list.glyphItems.filter {
      $0.run.text == day && (0..<390).contains($0.origin.x)
    }
    let item = try #require(items.min { abs($0.origin.y - 422) < abs($1.origin.y - 422) })
    harness.tap(CGPoint(x: item.origin.x + 3, y: item.origin.y - 4))
    harness.settle()
  }

  @Test func `taps add days to the selection and remove them`() throws {
    let harness = harness()
    #expect(harness.list.glyphItems.contains { $0.run.text == "June 2024" })
    try tap("12", in: harness)
    try tap("20", in: harness)
    #expect(selection.numbers == [10, 12, 20])
    try tap("10", in: harness)
    try tap("20", in: harness)
    #expect(selection.numbers == [12])
    let day = try #require(selection.days.first)
    #expect((day.year, day.month, day.era, day.hour) == (2024, 6, 1, nil))
  }

  @Test(arguments: [Calendar.Identifier.chinese, .hebrew, .gregorian])
  func `days that no calendar has are not shown`(calendar: Calendar.Identifier) {
    let days: Set = [
      DateComponents(year: .max, month: .min, day: .max), DateComponents(month: .min),
      DateComponents(era: .max, year: 1, month: 1, day: .min, hour: .max),
    ]
    let harness = Harness {
      MultiDatePicker("Days", selection: .constant(days))
        .environment(\.calendar, Calendar(identifier: calendar))
    }
    harness.settle()
    #expect(!harness.list.glyphItems.isEmpty)
  }

  @Test func `days outside of the range, and its upper bound, cannot be selected`() throws {
    func date(_ day: Int) -> Date {
      Date(timeIntervalSince1970: 1_717_200_000 + Double(day - 1) * 86400)
    }
    let harness = harness(date(5)..<date(15))
    for day in ["4", "5", "14", "15"] { try tap(day, in: harness) }
    #expect(selection.numbers == [5, 10, 14])
  }

  @Test func `the selection is read a few times, not for each shown day`() {
    let days = selection.days.union([DateComponents(era: 1, year: 2024, month: 6, day: 12)])
    var reads = 0
    let harness = Harness {
      MultiDatePicker(
        "Days",
        selection: Binding {
          reads += 1
          return days
        } set: { _ in
        }
      )
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
    }
    harness.settle()
    #expect(harness.list.glyphItems.contains { $0.run.text == "June 2024" })
    #expect(reads < 15)
  }
}
