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
    let center = CGPoint(x: 12.4, y: 12)
    let disc = shape(.circle, inset: 0)
    let badge = framed(sign, in: .circle, isSolid: true).scaled(0.5, to: center)
    let smaller = base.scaled(0.88, from: CGPoint(x: 0, y: 8), to: CGPoint(x: 0, y: 7))
    return smaller.subtracting(disc.scaled(0.62, to: center)).union(badge)
  }
}
