// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// Writes measured values in a language.
struct UnitWriter {
  /// Unicode's name of the length of units: "full-name", "short" or "narrow".
  var width: String
  var locale: Locale
  /// Unicode's name of the usage, such as "road", which decides on the unit; nil keeps the unit.
  var usage: String?
  /// Whether temperatures have degrees only.
  var hidesScaleName = false
  /// Writes numbers; nil uses the rounding of the usage, or at most six decimal places.
  var number: ((Double) -> String)?

  func text(_ value: Double, _ unit: Unit) -> String {
    guard let identifier = (unit as? Dimension)?.standardIdentifier else {
      return "\(plainNumber(value)) \(unit.symbol)"
    }
    let words = "unit/\(identifier) unit-width-\(width)" + (usage.map { " usage/\($0)" } ?? "")
    guard var text = text(value, words) else { return "\(plainNumber(value)) \(unit.symbol)" }
    if hidesScaleName, unit is UnitTemperature,
      let generic = self.text(text.quantity, "measure-unit/temperature-generic")
    {
      text = generic
    }
    return text.text
  }

  /// The unit alone: "km".
  func name(_ unit: Unit) -> String {
    guard let identifier = (unit as? Dimension)?.standardIdentifier,
      let text = UnitText(
        2, skeleton: "unit/\(identifier) unit-width-\(width)", locale: locale.identifier),
      let number = UnitText(2, skeleton: "", locale: locale.identifier)
    else { return unit.symbol }
    return text.text.replacing(number.text, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// The number with its unit. The number is that of `number` if there is one: the text is made with as many
  /// decimal places, which the plural depends on, and its number replaced.
  private func text(_ value: Double, _ words: String) -> UnitText? {
    let identifier = locale.identifier
    guard let number else { return UnitText(value, skeleton: words, locale: identifier) }
    guard
      let exact = UnitText(value, skeleton: words + " .##############", locale: identifier)
    else { return nil }
    let quantity = value.isFinite ? exact.quantity : value
    let digits = number(quantity)
    let places = decimalPlaces(of: digits)
    let precision = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
    guard
      var text = UnitText(value, skeleton: "\(words) \(precision)", locale: identifier),
      let plain = UnitText(quantity, skeleton: precision, locale: identifier)
    else { return nil }
    // Not for several units, as in "5 ft, 11 in".
    if let range = text.text.range(of: plain.text) {
      text.text.replaceSubrange(range, with: digits)
    }
    text.quantity = quantity
    return text
  }

  private func decimalPlaces(of digits: String) -> Int {
    guard let range = digits.range(of: locale.decimalSeparator ?? ".", options: .backwards) else {
      return 0
    }
    return min(digits[range.upperBound...].prefix(while: \.isNumber).count, 14)
  }

  private func plainNumber(_ value: Double) -> String {
    number?(value) ?? value.formatted(.number.locale(locale))
  }
}
