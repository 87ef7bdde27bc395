// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
@_spi(ViewTree) package import ViewCore

/// An element with a shape of the mouse pointer over it.
package final class PointerStyleElement: UnaryElement, PointerShaping {
  package internal(set) var pointerShape: PointerShape?
  package internal(set) var hidesPointer: Bool?

  package override init(_ child: Element, _ node: Node) {
    super.init(child, node)
    host.hover.add(self)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard child.hit(point, &path) else { return false }
    path.hoverElements.append(self)
    return true
  }

  package override func dismantle() {
    host.hover.remove(self)
    super.dismantle()
  }
}
