// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Formats of dates for texts that follow the time.
public enum SystemFormatStyle: Sendable {
  /// The time since a stopwatch was started: `00:03.42`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let digits: ClockDigits

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - startDate: When it was started. Earlier dates show zero.
    ///   - showsHours: Whether hours are shown from one hour on; otherwise minutes exceed 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions of them are shown at most. Minutes and
    ///     seconds always are.
    ///   - maxPrecision: The smallest step that is shown: `.milliseconds(10)` for two decimal places.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      digits = ClockDigits(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        padsMinutes: true)
    }

    /// Returns the text at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(digits.text(max(value.timeIntervalSince(start), 0), .down))
    }

    /// The next date at which the text differs; nil for dates that are not finite.
    public func discreteInput(after input: Date) -> Date? {
      input < start ? start : digits.step(after: input, from: start)
    }

    /// The last date before at which the text differs; nil before the start.
    public func discreteInput(before input: Date) -> Date? {
      input <= start ? nil : digits.step(before: input, from: start)
    }
  }

  /// The time that has passed, or that remains, in an interval: `4:17`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let digits: ClockDigits

    /// Creates a format for the remaining time.
    ///
    /// - Parameters:
    ///   - interval: Before it all of its length is shown, and zero after it.
    ///   - showsHours: Whether hours are shown from one hour on; otherwise minutes exceed 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions of them are shown at most. Minutes and
    ///     seconds always are.
    ///   - maxPrecision: The smallest step that is shown.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, ClockDigits(showsHours, maxFieldCount, maxPrecision))
    }

    /// Creates a format for the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: Before it zero is shown, and all of its length after it.
    ///   - showsHours: Whether hours are shown from one hour on; otherwise minutes exceed 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and fractions of them are shown at most. Minutes and
    ///     seconds always are.
    ///   - maxPrecision: The smallest step that is shown.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, false, ClockDigits(showsHours, maxFieldCount, maxPrecision))
    }

    private init(_ interval: Range<Date>, _ countsDown: Bool, _ digits: ClockDigits) {
      (self.interval, self.countsDown, self.digits) = (interval, countsDown, digits)
    }

    /// Returns the text at a date.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, interval.lowerBound), interval.upperBound)
      return AttributedString(
        countsDown
          ? digits.text(interval.upperBound.timeIntervalSince(date), .up)
          : digits.text(date.timeIntervalSince(interval.lowerBound), .down))
    }

    /// The next date at which the text differs; nil after the interval.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      guard input >= interval.lowerBound else { return interval.lowerBound }
      let origin = countsDown ? interval.upperBound : interval.lowerBound
      return digits.step(after: input, from: origin).map { min($0, interval.upperBound) }
    }

    /// The last date before at which the text differs; nil before the interval.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      guard input <= interval.upperBound else { return interval.upperBound }
      let origin = countsDown ? interval.upperBound : interval.lowerBound
      return digits.step(before: input, from: origin).map { max($0, interval.lowerBound) }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date; see ``SystemFormatStyle/Stopwatch``.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that remains in an interval; see ``SystemFormatStyle/Timer``.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time that has passed in an interval; see ``SystemFormatStyle/Timer``.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
