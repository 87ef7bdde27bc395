// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

struct _DropTargetModifier: ElementModifier {
  typealias Body = Never
  let target: DropTarget

  func wrap(_ child: Element, _ node: Node) -> DropTargetElement { DropTargetElement(child, node) }

  func update(_ element: DropTargetElement, _ pass: UpdatePass) {
    element.target = target
    element.isEnabled = EnvironmentValues(element.node.environment).isEnabled
  }
}

final class DropTargetElement: UnaryElement {
  fileprivate(set) var target: DropTarget?
  fileprivate(set) var isEnabled = true

  /// Converts a point of the window into the element's coordinate space. Returns nil if the point
  /// hits neither the bounds nor the content.
  func localPoint(_ point: CGPoint) -> CGPoint? {
    let transform = transformToRoot
    guard transform.determinant != 0, transform.isFinite else { return nil }
    let local = point.applying(transform.inverted())
    var path = HitPath()
    let isInside = containsInBounds(local)
    return isInside || child.hit(local, &path) ? local : nil
  }
}
