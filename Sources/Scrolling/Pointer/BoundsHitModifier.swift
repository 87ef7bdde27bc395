// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// Makes a view be hit anywhere in its frame, and where its content reaches beyond it.
package struct _BoundsHitModifier: ElementModifier {
  package typealias Body = Never

  package init() {}

  package func wrap(_ child: Element, _ node: Node) -> BoundsHitElement {
    BoundsHitElement(child, node)
  }

  package func update(_ element: BoundsHitElement, _ pass: UpdatePass) {}
}

package final class BoundsHitElement: UnaryElement {
  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    child.hit(point, &path) || containsInBounds(point)
  }
}
