// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The days of a selection, indexed so that one is found without looking at the others.
struct SelectedDays {
  private struct Day: Hashable {
    var era: Int?
    var year: Int
    var month: Int
    var day: Int

    /// Nil for components without a year, month or day, which are no day.
    init?(_ components: DateComponents) {
      guard let year = components.year, let month = components.month, let day = components.day
      else { return nil }
      (self.era, self.year, self.month, self.day) = (components.era, year, month, day)
    }
  }

  private let days: Set<Day>
  /// The largest number of a date's components.
  private static let limit = 1_000_000

  init(_ selection: Set<DateComponents>) {
    days = Set(selection.lazy.compactMap { Day($0) })
  }

  /// Returns whether a day is among them. Components without an era are those of a day in any era.
  func contains(_ components: DateComponents) -> Bool {
    guard var day = Day(components) else { return false }
    if days.contains(day) { return true }
    day.era = nil
    return days.contains(day)
  }

  /// Returns the earliest date of a selection; nil for an empty one.
  ///
  /// Only the first day of each month is converted to a date, which takes long.
  static func first(of selection: Set<DateComponents>, in calendar: Calendar) -> Date? {
    struct Month: Hashable {
      var era, year, month: Int?
    }
    var earliest: [Month: DateComponents] = [:]
    for components in selection {
      let month = Month(era: components.era, year: components.year, month: components.month)
      if let known = earliest[month], (known.day ?? 0) <= (components.day ?? 0) { continue }
      earliest[month] = components
    }
    return earliest.values.compactMap { date(of: $0, in: calendar) }.min()
  }

  /// Returns the date of a day; nil if there is none, or a number is out of the range of calendars, in which some of
  /// Foundation's end the program.
  private static func date(of components: DateComponents, in calendar: Calendar) -> Date? {
    let numbers = [components.era, components.year, components.month, components.day]
    guard numbers.allSatisfy({ $0.map { (-limit...limit).contains($0) } ?? true }) else {
      return nil
    }
    var day = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day)
    day.isLeapMonth = components.isLeapMonth
    return calendar.date(from: day)
  }
}
