// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Makes all of an item's part of the glass of a bar touch the item: a touch beside it hits its nearest point, or its middle.
struct _BarItemHitModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> BarItemHitElement { BarItemHitElement(child, node) }

  func update(_ element: BarItemHitElement, _ pass: UpdatePass) {}
}

/// An element whose content is hit by touches beside it.
final class BarItemHitElement: UnaryElement {
  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if super.hitTest(point, &path) { return true }
    let bounds = CGRect(origin: .zero, size: presentedSize)
    guard bounds.contains(point) else { return false }
    let inset = min(BarGlass.margin, bounds.width / 2)
    let nearest = min(max(point.x, inset), bounds.width - inset)
    let count = path.gestures.count
    guard
      super.hitTest(CGPoint(x: nearest, y: bounds.midY), &path)
        || super.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), &path)
    else { return false }
    for gesture in path.gestures[count...] { gesture.touchArea = TouchArea(self, bounds) }
    return true
  }
}
