// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A color in an asset catalog: components in a color space, or the name of a system color.
struct CatalogColor: Decodable {
  var space: String?
  var components: [String: String]?
  var platform: String?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, platform, reference
  }

  /// The color in sRGB; nil if its components or its name are not known.
  func resolved(isDark: Bool) -> ResolvedColor? {
    if let reference { return SystemColors.color(reference, isDark: isDark) }
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let opacity = components["alpha"].flatMap(Self.opacity) ?? 1
    if let white = component("white") { return Self.color(white, white, white, opacity) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    switch space {
    case "display-p3":
      let (r, g, b) = Self.fromP3(red, green, blue)
      return Self.color(r, g, b, opacity)
    case "srgb-linear", "extended-linear-srgb":
      return Self.color(Self.encoded(red), Self.encoded(green), Self.encoded(blue), opacity)
    default: return Self.color(red, green, blue, opacity)
    }
  }

  private static func color(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> ResolvedColor {
    func unit(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
    return ResolvedColor(
      red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
  }

  /// Parses a component. As in Xcode, a number with a decimal point is from 0 to 1; an integer,
  /// decimal or hexadecimal (`128`, `0x80`), is from 0 to 255.
  static func number(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") {
      return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// Parses an opacity: a number from 0 to 1, also without a decimal point, as scripts write it
  /// (`1`). Larger integers, and hexadecimal ones, are from 0 to 255.
  static func opacity(_ text: String) -> Double? {
    switch text.trimmingCharacters(in: .whitespaces) {
    case "0": 0
    case "1": 1
    default: number(text)
    }
  }

  /// Converts a color from Display P3 to sRGB, clipped to the sRGB gamut.
  ///
  /// Both have the same transfer function and white point. The matrix converts P3's primaries to
  /// XYZ, and XYZ to sRGB's primaries (SMPTE EG 432-1, IEC 61966-2-1).
  static func fromP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }

  /// The inverse of sRGB's transfer function.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// sRGB's transfer function, clamped to 0...1.
  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
