// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The sizes of SF Symbols at medium scale, in ems: of the drawing, and of the margins around it.
enum SymbolMetrics {
  /// The distance from the drawing to the symbol's box, at each side.
  static let margin = CGSize(width: 0.098, height: 0.06)
  /// The minimum height of a symbol's box, for flat symbols such as minus.
  static let leastHeight = 0.3

  /// The thickness of SF Symbols' strokes at regular weight, in ems.
  private static let stroke = 0.084
  /// The thickness of the icons' strokes, in units of their box of 16 by 16.
  private static let iconStroke = 1.0
  /// The most that is added to a stroke, in ems.
  private static let mostAdded = 0.035

  /// Returns the difference between the stroke thickness of SF Symbols and that of an icon, in ems, for a
  /// symbol of the given size and an icon of another size in its box. It is 0 for filled symbols, for persons,
  /// whose icons have thick strokes, and for drawings, which have their own.
  static func addedStroke(_ name: String, unit size: CGSize, icon: CGSize) -> Double {
    let parts = name.split(separator: ".")
    let isDrawing = SymbolDrawings.names.contains(name) && parts.first != "arrow"
    guard !isDrawing, !parts.contains("fill"), parts.first != "person" else { return 0 }
    let length = max(icon.width, icon.height)
    guard length > 0 else { return 0 }
    let unit = (icon.width > icon.height ? size.width : size.height) / length
    return min(max(stroke - iconStroke * unit, 0), mostAdded)
  }

  /// Returns the size of a symbol whose icon has the given size in a box of 16 by 16 units.
  ///
  /// The listed symbols have SF Symbols' own sizes, which their icons' proportions are adapted to.
  /// The others have the average size of their class.
  static func size(_ name: String, icon: CGSize) -> CGSize {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let known = sizes[base] { return known }
    // Like the symbol without the slash.
    if base.hasSuffix(".slash"), let known = sizes[String(base.dropLast(6))] { return known }
    let side = boxSide(of: base) / Icon.side
    return CGSize(width: icon.width * side, height: icon.height * side)
  }

  /// The side of the icon's box in ems.
  private static func boxSide(of base: String) -> Double {
    let parts = base.split(separator: ".")
    if parts.contains("circle") || base == "globe" { return 0.996 }
    if parts.last == "square" || parts.last == "app" { return 0.93 }
    if parts.first == "speaker" { return 1.38 }
    return 1.03
  }

  private static let arrow = CGSize(width: 0.923, height: 0.753)

  private static let sizes: [String: CGSize] = [
    "globe": CGSize(width: 0.933, height: 0.933),
    "heart": CGSize(width: 1, height: 0.882),
    "suit.heart": CGSize(width: 0.92, height: 0.85),
    "star": CGSize(width: 1.1, height: 1.055),
    "checkmark": CGSize(width: 0.854, height: 0.833),
    "arrow.right": arrow, "arrow.left": arrow, "arrow.forward": arrow, "arrow.backward": arrow,
    "arrow.up": CGSize(width: arrow.height, height: arrow.width),
    "arrow.down": CGSize(width: arrow.height, height: arrow.width),
    "chevron.up.chevron.down": CGSize(width: 0.655, height: 0.96),
    "person.badge.plus": CGSize(width: 1.053, height: 1.033),
    "person.fill.badge.plus": CGSize(width: 1.053, height: 1.033),
    "book.pages": CGSize(width: 0.856, height: 1.078),
    "arrow.up.forward": CGSize(width: 0.735, height: 0.706),
    "arrow.up.right": CGSize(width: 0.735, height: 0.706),
    "arrow.up.backward": CGSize(width: 0.735, height: 0.706),
    "arrow.up.left": CGSize(width: 0.735, height: 0.706),
    "arrow.down.right": CGSize(width: 0.735, height: 0.706),
    "arrow.down.left": CGSize(width: 0.735, height: 0.706),
    "chevron.up": CGSize(width: 0.794, height: 0.441),
    "chevron.down": CGSize(width: 0.794, height: 0.441),
    "chevron.left": CGSize(width: 0.471, height: 0.853),
    "chevron.right": CGSize(width: 0.471, height: 0.853),
    "chevron.backward": CGSize(width: 0.471, height: 0.853),
    "chevron.forward": CGSize(width: 0.471, height: 0.853),
    "exclamationmark.triangle": CGSize(width: 1.018, height: 0.924),
    "app.badge": CGSize(width: 1, height: 0.98),
    "archivebox": CGSize(width: 0.978, height: 0.9),
    "clock.arrow.circlepath": CGSize(width: 1.094, height: 1),
    "doc.richtext": CGSize(width: 0.822, height: 1.05),
    "envelope": CGSize(width: 1.178, height: 0.844),
    "externaldrive": CGSize(width: 1.156, height: 0.833),
    "house": CGSize(width: 1.163, height: 1.03),
    "lock.shield": CGSize(width: 0.8, height: 0.971),
    "tray": CGSize(width: 1.15, height: 0.83),
    "wifi.slash": CGSize(width: 1.129, height: 0.929),
    "location": CGSize(width: 0.9, height: 0.924),
    "speaker.2": CGSize(width: 1.078, height: 0.863),
    "speaker.wave.2": CGSize(width: 1.078, height: 0.863),
    "square.and.arrow.up": CGSize(width: 0.882, height: 1.118),
    "square.and.arrow.down": CGSize(width: 0.882, height: 1.118),
  ]
}
