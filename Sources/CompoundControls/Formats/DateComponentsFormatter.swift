// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Writes an amount of time in units of a calendar, as in "1:10:05" and "1 hour, 10 minutes". Foundation has this
/// class on Apple's systems only.
///
/// - Note: Differs from Foundation: the phrases of `includesTimeRemainingPhrase` and `includesApproximationPhrase` are
///   English.
open class DateComponentsFormatter: Formatter {
  /// The spelling of units, such as an hour and ten minutes.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10"
    case positional
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    /// "one hour, ten minutes"
    case spellOut
    /// "1hr 10min"
    case brief
  }

  /// The units with a value of zero that are shown. One unit is shown at least.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None, except between and after other units in the positional style, where they are padded: "1:00:05".
    public static let `default` = Self(rawValue: 1 << 0)
    /// None before the first unit that is not zero.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// None between two units that are not zero.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// None after the last unit that is not zero.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// No units that are zero.
    public static let dropAll: Self = [dropLeading, dropMiddle, dropTrailing]
    /// Every one, and in the positional style with two digits: "00:05".
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The spelling of units; `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are used; none, which is the default, stands for years, months, weeks, days, hours, minutes and
  /// seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units with a value of zero that are shown.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar whose units are used, and whose locale is that of the text; the user's by default.
  open var calendar: Calendar? = .current
  /// The date from which amounts are counted, as months differ in length; nil is January 1, 2001.
  open var referenceDate: Date?
  /// The largest number of units, the smaller ones of which are left out; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether "About" precedes the text.
  open var includesApproximationPhrase = false
  /// Whether "remaining" follows the text.
  open var includesTimeRemainingPhrase = false
  /// The context of the text; it has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// Returns an amount of seconds as text, without fractions. Nil if it is not finite, or above 10¹² seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard abs(timeInterval) <= 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // Whole seconds: a date far from its reference cannot represent fractions exactly.
    let end = start.addingTimeInterval(timeInterval.rounded(.towardZero))
    return string(from: start, to: end)
  }

  /// Returns an amount of time as text, in the units that are allowed: 75 minutes are "1:15" in hours and minutes.
  /// Nil if the calendar has no such date.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return gmtCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the time between two dates as text; it is negative if the second one is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let units = Self.units.filter {
      allowedUnits.isEmpty ? $0.isStandard : allowedUnits.contains($0.unit)
    }
    guard !units.isEmpty else { return nil }
    let components = gmtCalendar.dateComponents(
      Set(units.map(\.component)), from: first, to: last)
    var parts = units.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) }
    dropZeros(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positional(parts) : list(parts)
    if isNegative, parts.contains(where: { $0.value != 0 }) { text = "-" + text }
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text = "\(text) remaining" }
    return text
  }

  /// Returns an amount of time in a style as text.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns `DateComponents` as text; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  private struct UnitOfTime {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// Unicode's name.
    let name: String
    var isStandard = true
  }

  private struct Part {
    let unit: UnitOfTime
    let value: Int

    /// Whether the unit is part of a time of day, which colons separate.
    var isTime: Bool { [.hour, .minute, .second].contains(unit.component) }
  }

  /// From the largest one.
  private static var units: [UnitOfTime] {
    [
      UnitOfTime(unit: .year, component: .year, name: "year"),
      UnitOfTime(unit: .month, component: .month, name: "month"),
      UnitOfTime(unit: .weekOfMonth, component: .weekOfMonth, name: "week"),
      UnitOfTime(unit: .day, component: .day, name: "day"),
      UnitOfTime(unit: .hour, component: .hour, name: "hour"),
      UnitOfTime(unit: .minute, component: .minute, name: "minute"),
      UnitOfTime(unit: .second, component: .second, name: "second"),
      UnitOfTime(
        unit: .nanosecond, component: .nanosecond, name: "nanosecond", isStandard: false),
    ]
  }

  /// The calendar without changes of the clocks: a day has 24 hours.
  private var gmtCalendar: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return calendar
  }

  private var textLocale: Locale {
    let locale = calendar?.locale ?? .current
    // Calendars of an identifier have an empty one.
    return locale.identifier.isEmpty ? .current : locale
  }

  private func dropZeros(_ parts: inout [Part]) {
    let behavior = zeroFormattingBehavior
    var drops = behavior
    if behavior.contains(.default) {
      drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      if !drops.intersection(.dropAll).isEmpty { parts = parts.suffix(1) }
      return
    }
    parts = parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !drops.contains(.dropLeading) }
      return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ parts: [Part]) -> String {
    let locale = textLocale
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let times = parts.filter(\.isTime)
    let time = times.enumerated().map { index, part in
      let length = index > 0 || isPadded ? 2 : 1
      return part.value.formatted(
        .number.grouping(.never).precision(.integerLength(length...)).locale(locale))
    }.joined(separator: ":")
    let sequence = UnitSequence(width: "narrow", locale: locale)
    let others = parts.filter { !$0.isTime }.map { sequence.text($0.value, $0.unit.name) }
    // A number alone has no unit in this style.
    if times.isEmpty, others.count == 1 {
      return parts[0].value.formatted(.number.locale(locale))
    }
    return sequence.joined(others + (times.isEmpty ? [] : [time]))
  }

  private func list(_ parts: [Part]) -> String {
    let width =
      switch unitsStyle {
      case .full, .spellOut: "full-name"
      case .abbreviated: "narrow"
      default: "short"
      }
    let locale = textLocale
    let sequence = UnitSequence(width: width, locale: locale)
    var texts = parts.map { sequence.text($0.value, $0.unit.name) }
    if unitsStyle == .brief {
      texts = texts.map { $0.filter { !$0.isWhitespace } }
      return UnitSequence(width: "narrow", locale: locale).joined(texts)
    }
    if unitsStyle == .spellOut {
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = locale
      texts = zip(texts, parts).map { text, part in
        let digits = part.value.formatted(.number.locale(locale))
        return speller.string(from: NSNumber(value: part.value)).map {
          text.replacing(digits, with: $0, maxReplacements: 1)
        } ?? text
      }
    }
    return sequence.joined(texts)
  }
}
