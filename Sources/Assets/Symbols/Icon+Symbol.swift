// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Icon {
  /// Half of Inter's cap height; symbols are centered vertically at it.
  private static let capitalMiddle = 0.727 / 2

  /// The icon as a symbol for a font of one point.
  func symbol(_ name: String) -> SymbolShape {
    let bounds = outline.bounds
    let size = SymbolMetrics.size(name, icon: bounds.size)
    let margin = SymbolMetrics.margin
    let scaleX = bounds.size.width > 0 ? size.width / bounds.size.width : 1 / Self.side
    let scaleY = bounds.size.height > 0 ? size.height / bounds.size.height : 1 / Self.side
    let left = margin.width - bounds.origin.x * scaleX
    let top = -Self.capitalMiddle - Self.side / 2 * scaleY
    let placed = outline.applying(
      CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: left, ty: top))
    let height = max(size.height + 2 * margin.height, SymbolMetrics.leastHeight)
    let middle = top + (bounds.origin.y + bounds.size.height / 2) * scaleY
    return SymbolShape(
      name: name, outline: placed, rule: .nonZero,
      box: CGRect(
        x: 0, y: middle - height / 2, width: size.width + 2 * margin.width, height: height))
  }
}
