// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A colour in a catalog: components in a colour space, or the name of one of the system's.
struct CatalogColor: Decodable {
  var space: String?
  var components: [String: String]?
  var platform: String?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, platform, reference
  }

  /// nil where it is not understood.
  func resolved(isDark: Bool) -> ResolvedColor? {
    if let reference { return SystemColors.color(reference, isDark: isDark) }
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let opacity = component("alpha") ?? 1
    if let white = component("white") { return Self.color(white, white, white, opacity) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    switch space {
    case "display-p3":
      let (r, g, b) = Self.fromP3(red, green, blue)
      return Self.color(r, g, b, opacity)
    case "srgb-linear", "extended-linear-srgb":
      return Self.color(Self.curved(red), Self.curved(green), Self.curved(blue), opacity)
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

  /// `0.5` is a share, `128` and `0x80` are out of 255: as Xcode tells them apart, by the point.
  static func number(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") {
      return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// sRGB's components of a colour in Display P3, clipped to what sRGB holds.
  ///
  /// Both have the same curve and the same white. The matrix is P3's primaries to XYZ, and XYZ to
  /// sRGB's (SMPTE EG 432-1, IEC 61966-2-1).
  static func fromP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let (r, g, b) = (straight(red), straight(green), straight(blue))
    return (
      curved(1.2249401763 * r - 0.2249401763 * g),
      curved(-0.0420569547 * r + 1.0420569547 * g),
      curved(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }

  private static func straight(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
