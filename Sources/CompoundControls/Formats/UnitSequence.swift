// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// Writes several units after each other, as in "1 hour, 10 minutes".
struct UnitSequence {
  /// Unicode's name of the length of units: "full-name", "short" or "narrow".
  var width: String
  var locale: Locale

  /// A number with a unit of time: "year", "hour".
  func text(_ value: Int, _ unit: String) -> String {
    UnitText(
      Double(value), skeleton: "unit/\(unit) unit-width-\(width)", locale: locale.identifier)?.text
      ?? "\(value) \(unit)"
  }

  /// The texts joined as the language joins units.
  func joined(_ texts: [String]) -> String {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    let (middle, end) = separators(isPair: texts.count == 2)
    return texts.dropLast().joined(separator: middle) + end + last
  }

  /// The separators between units of a duration, and the one before the last unit. Foundation joins those of durations.
  private func separators(isPair: Bool) -> (middle: String, end: String) {
    let style: Duration.UnitsFormatStyle.UnitWidth =
      switch width {
      case "full-name": .wide
      case "narrow": .narrow
      default: .abbreviated
      }
    func duration(_ seconds: Int, _ units: Set<Duration.UnitsFormatStyle.Unit>) -> String {
      Duration.seconds(seconds).formatted(
        .units(allowed: units, width: style).locale(locale))
    }
    let minute = duration(60, [.minutes])
    let hour = duration(3600, [.hours])
    let second = duration(1, [.seconds])
    let pair = duration(3660, [.hours, .minutes])
    let comma = width == "narrow" ? " " : ", "
    guard pair.hasPrefix(hour), pair.hasSuffix(minute) else { return (comma, comma) }
    let between = String(pair.dropFirst(hour.count).dropLast(minute.count))
    guard !isPair else { return (between, between) }
    let triple = duration(3661, [.hours, .minutes, .seconds])
    guard triple.hasPrefix(hour), triple.hasSuffix(second), let range = triple.range(of: minute)
    else { return (between, between) }
    return (
      String(triple[..<range.lowerBound].dropFirst(hour.count)),
      String(triple[range.upperBound...].dropLast(second.count))
    )
  }
}
