// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

extension Text {
  /// A format for dates.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let date: Date.FormatStyle.DateStyle
    fileprivate let time: Date.FormatStyle.TimeStyle

    /// Hours and minutes.
    public static let time = DateStyle(date: .omitted, time: .shortened)
    /// Day, month and year.
    public static let date = DateStyle(date: .long, time: .omitted)
  }

  /// Creates text from a date, formatted for the user's locale.
  ///
  /// - Note: Differs from SwiftUI: there are no relative styles, and the text does not update with
  ///   the time.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: date.formatted(date: style.date, time: style.time))
  }

  /// Creates text from an interval between two dates, formatted for the user's locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }
}
