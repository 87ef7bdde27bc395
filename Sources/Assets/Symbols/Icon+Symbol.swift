// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Icon {
  /// Half of Inter's cap height; symbols are centered vertically at it.
  private static let capitalMiddle = 0.727 / 2
  /// The thickness below which an icon is one line, such as minus.
  private static let thickestLine: CGFloat = 3

  /// The icon as a symbol for a font of one point; one with a slash in the scale of the symbol and icon without it.
  func symbol(_ name: String, whole: (name: String, icon: Icon)? = nil) -> SymbolShape {
    let bounds = outline.bounds
    var size = SymbolMetrics.size(
      name, icon: bounds.size, whole: whole?.name,
      wholeIcon: whole?.icon.outline.bounds.size ?? .zero)
    let stroke = SymbolMetrics.addedStroke(name, unit: size, icon: bounds.size)
    // Thicker strokes leave the size as it is, except the thickness of a single line.
    func scale(_ length: CGFloat, of side: inout CGFloat) -> CGFloat {
      if length < Self.thickestLine { side += stroke }
      return length > 0 ? (side - stroke) / length : 1 / Self.side
    }
    let scaleX = scale(bounds.size.width, of: &size.width)
    let scaleY = scale(bounds.size.height, of: &size.height)
    let margin = SymbolMetrics.margin
    let left = margin.width + stroke / 2 - bounds.origin.x * scaleX
    let top = -Self.capitalMiddle - Self.side / 2 * scaleY
    let place = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: left, ty: top)
    let height = max(size.height + 2 * margin.height, SymbolMetrics.leastHeight)
    let middle = top + (bounds.origin.y + bounds.size.height / 2) * scaleY
    let box = CGRect(
      x: 0, y: middle - height / 2, width: size.width + 2 * margin.width, height: height)
    func shape(
      _ outline: Outline, _ layers: [SymbolLayer] = [], _ steps: [SymbolStep] = []
    ) -> SymbolShape {
      SymbolShape(
        name: name, outline: outline.applying(place).emboldened(by: stroke), rule: .nonZero,
        box: box, layers: layers, steps: steps)
    }
    return shape(
      outline,
      SymbolLayering.parts(of: self, name).map { part in
        SymbolLayer(shape: shape(part.outline), level: part.level, color: part.color)
      },
      SymbolStepping.parts(of: self, name).map { part in
        SymbolStep(shape: shape(part.outline), threshold: part.threshold)
      })
  }
}
