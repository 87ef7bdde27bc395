// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let date: Date.FormatStyle.DateStyle
    fileprivate let time: Date.FormatStyle.TimeStyle

    /// The hour and the minute.
    public static let time = DateStyle(date: .omitted, time: .shortened)
    /// The day, the month and the year.
    public static let date = DateStyle(date: .long, time: .omitted)
  }

  /// A date, written as the user's locale has it.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: date.formatted(date: style.date, time: style.time))
  }

  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }
}
