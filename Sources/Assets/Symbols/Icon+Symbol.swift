// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Icon {
  /// The side of the 16-unit box for a font of one point, chosen so that a circle next to capitals
  /// has the size of SF Symbols at medium scale.
  private static let boxSide = 1.15
  /// Half of Inter's cap height; symbols are centred vertically at it.
  private static let capitalMiddle = 0.727 / 2
  /// The side bearing.
  private static let bearing = 0.03
  /// The minimum height of a symbol's box, for flat symbols such as minus.
  private static let leastHeight = 0.3

  /// The icon as a symbol for a font of one point.
  func symbol(_ name: String) -> SymbolShape {
    let scale = Self.boxSide / Self.side
    let bounds = outline.bounds
    let left = Self.bearing - bounds.origin.x * scale
    let top = -Self.capitalMiddle - Self.side / 2 * scale
    let placed = outline.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top))
    let height = max(bounds.size.height * scale + 2 * Self.bearing, Self.leastHeight)
    let middle = top + (bounds.origin.y + bounds.size.height / 2) * scale
    return SymbolShape(
      name: name, outline: placed, rule: .nonZero,
      box: CGRect(
        x: 0, y: middle - height / 2, width: bounds.size.width * scale + 2 * Self.bearing,
        height: height))
  }
}
