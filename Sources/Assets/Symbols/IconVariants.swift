// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Derives the variants in SF Symbols' names from a base icon: in a circle or square, with a slash,
/// with a badge.
enum IconVariants {
  enum Frame: String {
    case circle, square
  }

  /// The size of the longest side of a framed icon relative to the frame's side.
  private static let framedSize = 0.52

  static func framed(_ base: Icon, in frame: Frame, isSolid: Bool) -> Icon {
    let bounds = base.outline.bounds
    let longest = max(bounds.size.width, bounds.size.height, 0.1)
    let middle = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    let size = frame == .square ? framedSize + 0.06 : framedSize
    let small = base.scaled(min(1, Icon.side * size / longest), from: middle)
    let outer = shape(frame, inset: 0)
    if isSolid { return outer.subtracting(small) }
    return outer.subtracting(shape(frame, inset: 1)).union(small)
  }

  private static func shape(_ frame: Frame, inset: Double) -> Icon {
    var builder = OutlineBuilder()
    let side = Icon.side - 2 * inset
    let rect = CGRect(x: inset, y: inset, width: side, height: side)
    switch frame {
    case .circle: builder.addEllipse(in: rect)
    case .square:
      builder.addRoundedRect(rect, radii: CornerRadii(3.4 - inset), corners: .circular)
    }
    return Icon(builder.outline)
  }

  /// Adds a slash from the upper left to the lower right, with a gap along its upper side.
  static func slashed(_ base: Icon) -> Icon {
    func bar(_ shift: Double, _ width: Double, from: Double) -> Icon {
      var builder = OutlineBuilder()
      builder.addLines([
        CGPoint(x: from + shift, y: from - shift),
        CGPoint(x: 16 - from + shift, y: 16 - from - shift),
      ])
      return SymbolDrawings.line(builder.outline, width: width)
    }
    return base.subtracting(bar(0.35, 2.1, from: -2)).union(bar(0, 1.1, from: 1.4))
  }

  /// Adds a badge at the lower right: a sign in a solid circle, with a gap around it.
  static func badged(_ base: Icon, with sign: Icon) -> Icon {
    badged(base, withIcon: framed(sign, in: .circle, isSolid: true))
  }

  /// Adds a badge at the lower right, whose sign is drawn at its size in the disc's box.
  static func badged(_ base: Icon, withDrawing sign: Icon) -> Icon {
    badged(base, withIcon: shape(.circle, inset: 0).subtracting(sign))
  }

  /// The middle of a badge.
  private static let badgeCenter = CGPoint(x: 12.3, y: 12.2)
  /// The size of a badge relative to the icon's box.
  private static let badgeSize = 0.47
  /// The bounds of a badge.
  static let badgeBounds = CGRect(
    x: badgeCenter.x - 8 * badgeSize, y: badgeCenter.y - 8 * badgeSize, width: 16 * badgeSize,
    height: 16 * badgeSize)

  /// Adds an icon at the lower right, with a gap around it.
  static func badged(_ base: Icon, withIcon icon: Icon) -> Icon {
    let disc = shape(.circle, inset: 0)
    let badge = icon.scaled(badgeSize, to: badgeCenter)
    let smaller = base.scaled(0.88, from: CGPoint(x: 0, y: 8), to: CGPoint(x: 0, y: 7))
    return smaller.subtracting(disc.scaled(badgeSize + 0.1, to: badgeCenter)).union(badge)
  }

  /// Adds a dot at the upper right, with a gap around it.
  static func dotted(_ base: Icon) -> Icon {
    let center = CGPoint(x: 12.6, y: 3.4)
    let disc = shape(.circle, inset: 0)
    return base.subtracting(disc.scaled(0.5, to: center)).union(disc.scaled(0.36, to: center))
  }

  /// Fills a part of a rectangular outline: up to the outline, or with a gap. Returns nil for an
  /// unknown part; an empty name is the whole.
  static func partlyFilled(_ outer: Icon, part: String, isInset: Bool) -> Icon? {
    guard let share = parts[part] else { return nil }
    let bounds = outer.outline.bounds
    let inset = isInset ? 2.2 : 0.5
    let inner = CGRect(
      x: bounds.minX + inset, y: bounds.minY + inset, width: bounds.width - 2 * inset,
      height: bounds.height - 2 * inset)
    let rect = CGRect(
      x: inner.minX + share.minX * inner.width, y: inner.minY + share.minY * inner.height,
      width: share.width * inner.width, height: share.height * inner.height)
    var builder = OutlineBuilder()
    builder.addRoundedRect(rect, radii: CornerRadii(isInset ? 0.6 : 1.2), corners: .circular)
    return outer.union(Icon(builder.outline))
  }

  /// The part of the inside that is filled, by its word in SF Symbols' names.
  private static let parts: [String: CGRect] = {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    return [
      "": whole, "center": part(0.25, 0.22, 0.5, 0.56),
      "lefthalf": part(0, 0, 0.46, 1), "leadinghalf": part(0, 0, 0.46, 1),
      "righthalf": part(0.54, 0, 0.46, 1), "trailinghalf": part(0.54, 0, 0.46, 1),
      "tophalf": part(0, 0, 1, 0.46), "bottomhalf": part(0, 0.54, 1, 0.46),
      "leftthird": part(0, 0, 0.3, 1), "leadingthird": part(0, 0, 0.3, 1),
      "rightthird": part(0.7, 0, 0.3, 1), "trailingthird": part(0.7, 0, 0.3, 1),
      "topthird": part(0, 0, 1, 0.34), "bottomthird": part(0, 0.66, 1, 0.34),
      "bottomleft": part(0, 0.54, 0.42, 0.46), "bottomright": part(0.58, 0.54, 0.42, 0.46),
      "topleft": part(0, 0, 0.42, 0.46), "topright": part(0.58, 0, 0.42, 0.46),
    ]
  }()
}
