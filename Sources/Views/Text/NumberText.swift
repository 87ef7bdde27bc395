// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Formats interpolated numbers.
enum NumberText {
  /// `-12,345`.
  static func grouped<I: BinaryInteger>(_ value: I) -> String {
    let digits = String(value.magnitude)
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
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
