// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An element that a mouse can be over.
final class HoverElement: UnaryElement {
  var space = CoordinateSpace.local
  var action: (HoverPhase, Bool) -> Void = { _, _ in }
  /// Where it has been told that the mouse is.
  private var phase = HoverPhase.ended

  override init(_ child: Element, _ node: Node) {
    super.init(child, node)
    host.hover.elements += 1
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard child.hit(point, &path) else { return false }
    path.hovers.append(self)
    return true
  }

  override func dismantle() {
    host.hover.forget(self)
    super.dismantle()
  }

  /// Takes the mouse's place in the window; nil where it is over the view no longer.
  func hover(at point: CGPoint?) {
    let next = point.flatMap { place(ofRootPoint: $0, in: space) }.map(HoverPhase.active) ?? .ended
    guard next != phase else { return }
    let isChange = next == .ended || phase == .ended
    phase = next
    action(next, isChange)
  }
}
