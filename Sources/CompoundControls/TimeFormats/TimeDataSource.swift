// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Views

/// A value that follows the time, for a text that changes with it.
public struct TimeDataSource<Value>: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case currentDate
    case offset(Date)
    case rangeFrom(Date)
    case rangeTo(Date)
  }

  private let kind: Kind

  /// The value at a date; nil if there is none for this kind of value, and for dates that are no numbers.
  fileprivate func value(at now: Date) -> Value? {
    switch kind {
    // Ranges and durations of NaN would trap.
    case .offset(let date), .rangeFrom(let date), .rangeTo(let date):
      if now.timeIntervalSince(date).isNaN { return nil }
    case .currentDate: break
    }
    return switch kind {
    case .currentDate: now as? Value
    case .offset(let date):
      // Durations of more than 2^63 s are a trap.
      Duration.seconds(min(max(now.timeIntervalSince(date), -1e15), 1e15)) as? Value
    case .rangeFrom(let date): (date..<max(date, now)) as? Value
    case .rangeTo(let date): (min(date, now)..<date) as? Value
    }
  }

  /// The date at which the source has a value.
  fileprivate func date(of value: Value) -> Date? {
    switch kind {
    case .currentDate: value as? Date
    case .offset(let date): (value as? Duration).map { date.addingTimeInterval($0 / .seconds(1)) }
    case .rangeFrom: (value as? Range<Date>)?.upperBound
    case .rangeTo: (value as? Range<Date>)?.lowerBound
    }
  }
}

extension TimeDataSource<Date> {
  /// The current date, which is that of the frame.
  public static var currentDate: Self { Self(kind: .currentDate) }
}

extension TimeDataSource<Duration> {
  /// The time that has passed since a date; negative before it.
  public static func durationOffset(to date: Date) -> Self { Self(kind: .offset(date)) }
}

extension TimeDataSource<Range<Date>> {
  /// The range from a date to the current one, which is empty before that date.
  public static func dateRange(startingAt date: Date) -> Self { Self(kind: .rangeFrom(date)) }

  /// The range from the current date to another one, which is empty after that date.
  public static func dateRange(endingAt date: Date) -> Self { Self(kind: .rangeTo(date)) }
}

extension Text {
  /// Creates text from a value that follows the time. It changes when the formatted value does.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(live: LiveText(FormattedTime(source: source, format: format)))
  }

  /// Creates text from a value that follows the time. It changes when the formatted value does.
  ///
  /// - Note: Differs from SwiftUI: the attributes of the formatted value are ignored.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(live: LiveText(FormattedTime(source: source, format: format)))
  }

  /// Creates text from a value in a format with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }
}

/// The text of a value that follows the time. Formats are values, even though their protocol does not say so.
private struct FormattedTime<Format: DiscreteFormatStyle>: LiveTextSource, @unchecked Sendable {
  let source: TimeDataSource<Format.FormatInput>
  let format: Format

  func string(at date: Date) -> String {
    guard let output = source.value(at: date).map(format.format) else { return "" }
    if let text = output as? AttributedString { return String(text.characters) }
    return output as? String ?? ""
  }

  func nextChange(after date: Date) -> Date? {
    let next = source.value(at: date).flatMap(format.discreteInput(after:)).flatMap(
      source.date(of:))
    return next.flatMap { $0 > date ? $0 : nil }
  }
}
