// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore

extension Text {
  /// A format for dates.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The difference from the current date in its two largest units, which changes with the time:
    /// `1 min, 5 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// The difference from the current date in its largest unit, with its sign, which changes with the
    /// time: `-5 minutes`.
    public static let offset = DateStyle(kind: .offset)
    /// The difference from the current date in hours, minutes and seconds, which changes with the
    /// time: `1:02:03`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates text from a date, formatted for the user's locale. The current date is that of the frame.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(.date(date, style)))
  }

  /// Creates text from an interval between two dates, formatted for the user's locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// Creates text from an interval between two dates, formatted for the user's locale.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates text with the time that remains in an interval, or that has passed since its start, in
  /// hours, minutes and seconds. It changes with the time.
  ///
  /// With a pause time the text is that of this time. Without `showsHours` minutes exceed 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .date(
        .timer(
          timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Creates text that changes with the time.
  package init(live text: LiveText) { self.init(.date(.live(text))) }

  /// Creates text from a value by a formatter; empty if the formatter does not know the value.
  public init<Subject: Hashable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// The date after `now` at which the text changes; nil if it does not.
  func nextChange(after now: Date) -> Date? {
    switch content {
    case .date(let date): date.nextChange(after: now)
    case .joined(let texts): texts.compactMap { $0.nextChange(after: now) }.min()
    case .string, .image: nil
    }
  }

  /// Whether the text depends on the current date.
  var hasDates: Bool {
    switch content {
    case .date: true
    case .joined(let texts): texts.contains(where: \.hasDates)
    case .string, .image: false
    }
  }
}

extension FrameContext {
  /// The date of the frame.
  @MainActor static var date: Date {
    current.host?.timers.date ?? Date(timeIntervalSinceReferenceDate: 0)
  }
}
