// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension SystemFormatStyle {
  /// The time from an anchor to a date: `3 minutes, 42 seconds`, or `3:42` if only minutes and seconds are allowed,
  /// with or without hours.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the time is measured. Times of dates before it are negative.
    ///   - allowedFields: The units that may be shown; seconds if there are none.
    ///   - maxFieldCount: How many of them are shown at most, the largest ones that are not zero; at least one.
    ///   - sign: Whether a sign is shown.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    /// Returns the text at a date; empty if the date or the anchor is not finite.
    public func format(_ value: Date) -> AttributedString {
      let difference = value.timeIntervalSince(anchor)
      guard difference.isFinite else { return AttributedString() }
      let step = step(at: difference)
      // Rounded up before the anchor and down after it, so that texts change at whole seconds.
      let count = ((difference + ClockDigits.tolerance) / step).rounded(.down)
      let seconds = abs(count * step)
      let text =
        isClock
        ? ClockDigits(allowedFields.contains(.hour), 3, .seconds(1)).text(seconds, .down)
        : words(seconds, isPast: count < 0)
      return AttributedString(signText(count * step) + text)
    }

    /// The next date at which the text may differ; nil if a date is not finite.
    public func discreteInput(after input: Date) -> Date? {
      let difference = input.timeIntervalSince(anchor)
      guard difference.isFinite else { return nil }
      let step = step(at: difference)
      let count = ((difference + ClockDigits.tolerance) / step).rounded(.down) + 1
      return anchor.addingTimeInterval(count * step)
    }

    /// The last date before at which the text may differ; nil if a date is not finite.
    public func discreteInput(before input: Date) -> Date? {
      let difference = input.timeIntervalSince(anchor)
      guard difference.isFinite else { return nil }
      let step = step(at: difference)
      let count = ((difference - ClockDigits.tolerance) / step).rounded(.up) - 1
      return anchor.addingTimeInterval(count * step)
    }

    /// Whether the time is shown in the digits of a clock.
    private var isClock: Bool {
      let clocks: [Set<Date.ComponentsFormatStyle.Field>] = [
        [.minute, .second], [.hour, .minute, .second],
      ]
      return clocks.contains(allowedFields) && maxFieldCount >= allowedFields.count
    }

    private struct Unit {
      let field: Date.ComponentsFormatStyle.Field
      let component: Calendar.Component
      /// The shortest length in seconds.
      let length: Double
      let name: String
    }

    private static let units = [
      Unit(field: .year, component: .year, length: 365 * 86400, name: "year"),
      Unit(field: .month, component: .month, length: 28 * 86400, name: "month"),
      Unit(field: .week, component: .weekOfYear, length: 7 * 86400, name: "week"),
      Unit(field: .day, component: .day, length: 86400, name: "day"),
      Unit(field: .hour, component: .hour, length: 3600, name: "hour"),
      Unit(field: .minute, component: .minute, length: 60, name: "minute"),
      Unit(field: .second, component: .second, length: 1, name: "second"),
    ]

    private var allowedUnits: [Unit] {
      let allowed = Self.units.filter { allowedFields.contains($0.field) }
      return allowed.isEmpty ? Self.units.suffix(1) : allowed
    }

    /// The interval in seconds at which the text changes: the length of the smallest unit that is shown, at most an
    /// hour, as days and longer units vary in length.
    private func step(at difference: Double) -> Double {
      let units = allowedUnits
      let largest = units.firstIndex { $0.length <= abs(difference) + 1 } ?? units.count - 1
      let smallest = isClock ? units.count - 1 : min(largest + maxFieldCount, units.count) - 1
      return min(units[smallest].length, 3600)
    }

    private func words(_ seconds: Double, isPast: Bool) -> String {
      let units = allowedUnits
      // Years beyond those of a calendar have no text of their own.
      let date = anchor.addingTimeInterval(min(seconds, 1e11) * (isPast ? -1 : 1))
      let parts = Calendar.current.dateComponents(
        Set(units.map(\.component)), from: min(anchor, date),
        to: max(anchor, date).addingTimeInterval(ClockDigits.tolerance))
      let values = units.map { (count: parts.value(for: $0.component) ?? 0, name: $0.name) }
      let shown = values.drop { $0.count == 0 }.prefix(maxFieldCount).filter { $0.count != 0 }
      return (shown.isEmpty ? values.suffix(1) : shown[...])
        .map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }

    private func signText(_ difference: Double) -> String {
      if sign == .never { return "" }
      if difference < 0 { return "-" }
      if sign == .always(includingZero: true) { return "+" }
      return sign == .always(includingZero: false) && difference > 0 ? "+" : ""
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time from an anchor to a date; see ``SystemFormatStyle/DateOffset``.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
