// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// The content of a text that depends on a date, and perhaps on the current one.
enum DateText: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  case live(LiveText)

  /// The text at a date.
  func string(at now: Date) -> String {
    switch self {
    case .date(let date, let style):
      // Foundation's calendar traps for a date that is not a number.
      date.timeIntervalSinceReferenceDate.isNaN ? "" : style.string(date, at: now)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      Self.timerString(
        Self.seconds(in: range, at: pauseTime ?? now, countsDown: countsDown),
        showsHours: showsHours)
    case .live(let text): text.source.string(at: now)
    }
  }

  /// The date after `now` at which the text changes; nil if it does not.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .date(let date, _) where !date.timeIntervalSince(now).isFinite: return nil
    case .date(let date, let style):
      return style.unit(at: abs(date.timeIntervalSince(now))).map {
        Self.nextChange(of: date, unit: $0, after: now)
      }
    case .timer(let range, nil, let countsDown, _):
      guard now < range.upperBound else { return nil }
      guard now >= range.lowerBound else { return range.lowerBound }
      let origin = countsDown ? range.upperBound : range.lowerBound
      return min(Self.nextChange(of: origin, unit: 1, after: now), range.upperBound)
    case .timer: return nil
    case .live(let text): return text.source.nextChange(after: now)
    }
  }

  /// Differences of dates that are smaller do not count, in seconds: times of frames are not exact.
  private static let tolerance = 1e-4

  /// The number of whole units between two dates: rounded up before the date, and down after it.
  static func count(of unit: Double, from now: Date, to date: Date) -> Double {
    let difference = date.timeIntervalSince(now) / unit
    return difference > 0
      ? (difference - tolerance).rounded(.up) : (-difference + tolerance).rounded(.down)
  }

  private static func nextChange(of date: Date, unit: Double, after now: Date) -> Date {
    let count = count(of: unit, from: now, to: date)
    if date.timeIntervalSince(now) > tolerance {
      return date.addingTimeInterval(-(count - 1) * unit)
    }
    return date.addingTimeInterval((count + 1) * unit)
  }

  private static func seconds(in range: ClosedRange<Date>, at now: Date, countsDown: Bool) -> Double
  {
    let now = min(max(now, range.lowerBound), range.upperBound)
    return countsDown
      ? count(of: 1, from: now, to: range.upperBound)
      : count(of: 1, from: now, to: range.lowerBound)
  }

  /// `1:02:03`, or `2:03` without hours.
  static func timerString(_ seconds: Double, showsHours: Bool = true) -> String {
    let total = Int(min(max(seconds, 0), 1e12))
    let (minutes, rest) = (total / 60, total % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):" + String(format: "%02d", rest) }
    return "\(minutes / 60):" + String(format: "%02d:%02d", minutes % 60, rest)
  }
}

extension Text.DateStyle {
  fileprivate func string(_ date: Date, at now: Date) -> String {
    switch kind {
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .date: date.formatted(date: .long, time: .omitted)
    case .timer: DateText.timerString(DateText.count(of: 1, from: now, to: date))
    case .relative: Self.relative(date, now)
    case .offset: Self.offset(date, now)
    }
  }

  /// The length of the unit by whose multiples a text changes, in seconds, for a difference in
  /// seconds from the current date; nil if it does not change.
  fileprivate func unit(at difference: Double) -> Double? {
    switch kind {
    case .time, .date: nil
    case .timer: 1
    case .relative: difference < 3600 ? 1 : difference < 86400 ? 60 : 3600
    case .offset: difference < 60 ? 1 : difference < 3600 ? 60 : 3600
    }
  }

  /// The two largest units of the difference: `1 min, 5 sec`.
  private static func relative(_ date: Date, _ now: Date) -> String {
    let seconds = DateText.count(of: 1, from: now, to: date)
    if seconds < 30 * 86400 {
      let units: Duration.UnitsFormatStyle = .units(
        allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
      return Duration.seconds(seconds).formatted(units)
    }
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day], from: min(date, now), to: max(date, now))
    let named = [
      (parts.year ?? 0, "yr", "yrs"), (parts.month ?? 0, "mth", "mths"),
      (parts.day ?? 0, "day", "days"),
    ]
    return named.drop { $0.0 == 0 }.prefix(2).filter { $0.0 != 0 }
      .map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }

  /// The largest unit of the difference with its sign: `-5 minutes` before the date, `+2 hours` after it.
  private static func offset(_ date: Date, _ now: Date) -> String {
    let sign = date > now ? "-" : "+"
    let seconds = DateText.count(of: 1, from: now, to: date)
    let units: [(Double, String)] = [
      (365 * 86400, "year"), (30 * 86400, "month"), (86400, "day"), (3600, "hour"),
      (60, "minute"), (1, "second"),
    ]
    let unit = units.first { seconds >= $0.0 } ?? (1, "second")
    let count = Int(min(seconds / unit.0, 1e12))
    return "\(sign)\(count) \(unit.1)\(count == 1 ? "" : "s")"
  }
}
