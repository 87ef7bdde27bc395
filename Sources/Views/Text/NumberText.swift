// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Formats interpolated numbers.
enum NumberText {
  /// `-12,345`.
  static func grouped<I: BinaryInteger>(_ value: I) -> String {
    // Most are of this type, whose digits are found without looking up the operations of the type.
    if let value = value as? Int { return grouped(String(value.magnitude), value < 0) }
    return grouped(String(value.magnitude), value < 0)
  }

  private static func grouped(_ digits: String, _ isNegative: Bool) -> String {
    var result = isNegative ? "-" : ""
    var rest = digits.utf8.count
    if rest <= 3 { return result + digits }
    for digit in digits.unicodeScalars {
      result.unicodeScalars.append(digit)
      rest -= 1
      if rest > 0, rest % 3 == 0 { result += "," }
    }
    return result
  }

  /// Formats a number with a C format, which may contain further text. A format without exactly one
  /// numeric conversion is returned as it is.
  static func text(_ value: Double, _ specifier: String) -> String {
    guard let conversion = conversion(in: specifier) else { return specifier }
    return switch conversion {
    case "d", "i", "u", "x", "X", "o":
      String(format: widened(specifier), Int64(exactly: value.rounded(.towardZero)) ?? 0)
    case "@": String(format: specifier, "\(value)")
    // The sign of a result that is not a number depends on the processor.
    default: String(format: specifier, value.isNaN ? .nan : value)
    }
  }

  static func text(_ value: Int64, _ specifier: String) -> String {
    guard let conversion = conversion(in: specifier) else { return specifier }
    return switch conversion {
    case "d", "i", "u", "x", "X", "o": String(format: widened(specifier), value)
    case "@": String(format: specifier, "\(value)")
    default: String(format: specifier, Double(value))
    }
  }

  /// The letter of the only conversion in a format; nil if there is none, if there is more than
  /// one, or if it does not accept a number.
  private static func conversion(in specifier: String) -> Character? {
    let parts = specifier.replacingOccurrences(of: "%%", with: "").split(
      separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let flags = parts[1].prefix { "0123456789.+-# lhqLzjt".contains($0) }
    let letter = parts[1].dropFirst(flags.count).first
    return letter.flatMap { "diuxXofFeEgGaA@".contains($0) ? $0 : nil }
  }

  /// The format with its length modifier replaced by that of 64-bit integers.
  private static func widened(_ specifier: String) -> String {
    guard let percent = specifier.firstIndex(of: "%") else { return specifier }
    var result = String(specifier[...percent])
    var rest = specifier[specifier.index(after: percent)...]
    let flags = rest.prefix { "0123456789.+-# ".contains($0) }
    result += flags
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "lhqLzjt".contains($0) }
    return result + "ll" + rest
  }
}
