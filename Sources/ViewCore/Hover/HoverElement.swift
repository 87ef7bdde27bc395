// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// An element that tracks the mouse over it.
package final class HoverElement: UnaryElement {
  var space = CoordinateSpace.local
  var action: (HoverPhase, Bool) -> Void = { _, _ in }
  /// The phase reported last.
  private var phase = HoverPhase.ended

  override init(_ child: Element, _ node: Node) {
    super.init(child, node)
    host.hover.add(self)
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard child.hit(point, &path) else { return false }
    path.hoverElements.append(self)
    return true
  }

  public override func dismantle() {
    host.hover.remove(self)
    super.dismantle()
  }

  /// Updates the position of the mouse in the window; nil if it is no longer over the view.
  func update(mouseLocation point: CGPoint?) {
    let next =
      point.flatMap { location(ofRootPoint: $0, in: space) }.map(HoverPhase.active) ?? .ended
    guard next != phase else { return }
    let isChange = next == .ended || phase == .ended
    phase = next
    action(next, isChange)
  }
}
