// Part of Snapback, under the MIT licence; see LICENSE.

import Synchronization

/// A number with its unit in a language, as in "3.1 mi" and "5 Kilometer".
///
/// Relies on the number formatter of the ICU library that Foundation's libraries contain: Foundation formats numbers,
/// dates and durations on Linux, but no units.
package struct UnitText: Equatable, Sendable {
  /// The number and its unit.
  package var text: String
  /// The number in the unit of `text`, in ICU's decimal notation: "0.766771". With a usage in the skeleton it
  /// differs from the formatted value.
  package var quantity: Double

  /// Formats a number by an ICU number skeleton, such as "unit/kilometer unit-width-short .00". Nil if ICU does not
  /// know a word of the skeleton.
  package init?(_ value: Double, skeleton: String, locale: String) {
    guard let formatter = UnitFormatter.with(skeleton, locale) else { return nil }
    var status: Int32 = 0
    let result = openResult(&status)
    guard status <= 0, let result else { return nil }
    defer { closeResult(result) }
    format(formatter.pointer, value, result, &status)
    guard status <= 0 else { return nil }

    var buffer = [UInt16](repeating: 0, count: 512)
    let count = Int(copyString(result, &buffer, Int32(buffer.count), &status))
    guard status <= 0, count <= buffer.count else { return nil }
    text = String(decoding: buffer[..<count], as: UTF16.self)

    var digits = [UInt8](repeating: 0, count: 512)
    let length = Int(copyDecimal(result, &digits, Int32(digits.count), &status))
    guard status <= 0, length <= digits.count else { return nil }
    quantity = Double(String(decoding: digits[..<length], as: UTF8.self)) ?? value
  }
}

/// A formatter of ICU's, which does not change and which all threads may use.
private final class UnitFormatter: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  private struct Name: Hashable {
    let skeleton: String
    let locale: String
  }

  /// The last formatters: it takes up to 0.3 ms to make one.
  private static let known = Mutex<[Name: UnitFormatter]>([:])
  private static let limit = 64

  /// The formatter of a skeleton; nil if ICU does not know a word of it.
  static func with(_ skeleton: String, _ locale: String) -> UnitFormatter? {
    let name = Name(skeleton: skeleton, locale: locale)
    return known.withLock { known in
      if let formatter = known[name] { return formatter }
      guard let formatter = UnitFormatter(name) else { return nil }
      if known.count >= limit { known.removeAll() }
      known[name] = formatter
      return formatter
    }
  }

  private init?(_ name: Name) {
    var status: Int32 = 0
    let letters = Array(name.skeleton.utf16)
    let pointer = open(letters, Int32(letters.count), name.locale, &status)
    // Warnings are negative.
    guard status <= 0, let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { close(pointer) }
}

// The functions take fewer arguments than there are registers for them, so that Swift's convention is C's.

@_silgen_name("swift_unumf_openForSkeletonAndLocale")
private func open(
  _ skeleton: UnsafePointer<UInt16>, _ count: Int32, _ locale: UnsafePointer<CChar>,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?

@_silgen_name("swift_unumf_close")
private func close(_ formatter: OpaquePointer)

@_silgen_name("swift_unumf_openResult")
private func openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?

@_silgen_name("swift_unumf_closeResult")
private func closeResult(_ result: OpaquePointer)

@_silgen_name("swift_unumf_formatDouble")
private func format(
  _ formatter: OpaquePointer, _ value: Double, _ result: OpaquePointer,
  _ status: UnsafeMutablePointer<Int32>)

@_silgen_name("swift_unumf_resultToString")
private func copyString(
  _ result: OpaquePointer, _ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32

@_silgen_name("swift_unumf_resultToDecimalNumber")
private func copyDecimal(
  _ result: OpaquePointer, _ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
