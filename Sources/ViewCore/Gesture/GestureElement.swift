// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
package import Gestures

/// An element to which a gesture is attached.
@_spi(ViewTree) open class GestureElement: UnaryElement {
  /// The serial number of the gesture among those that have been touched; nil before the first touch.
  final var number: Int?
  /// The attachment of the gesture: behind, before or beside the gestures of the views inside.
  package final var attachment = GestureArena.Attachment.gesture
  /// The gestures that participate: this one, those of the views inside, or both.
  package final fileprivate(set) var mask = GestureMask.all

  /// An area outside of the view that counts as inside for the gesture, such as the row of a list; nil for none.
  package final var touchArea: TouchArea?

  /// The node that tracks the touches.
  open var gestureNode: GestureNode {
    preconditionFailure("GestureElement subclasses override gestureNode")
  }

  final func advance(_ touches: [Touch], newSequences: Set<Int>, at time: Double) {
    gestureNode.advance(
      GestureInput(time: time, touches: touches, newSequences: newSequences, view: self))
  }

  /// Sets which gestures participate. Cancels the attached one if it is active and no longer does.
  package final func setMask(_ mask: GestureMask) {
    let wasEnabled = self.mask.contains(.gesture)
    self.mask = mask
    if wasEnabled, !mask.contains(.gesture) { host.gestures.remove(self, .disabled) }
  }

  open override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    child.keepsIdealLength(along: axis, across: across)
  }

  open override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.gestureElements.count
    guard child.hit(point, &path) else { return false }
    if !mask.contains(.subviews) { path.gestureElements.removeSubrange(count...) }
    if mask.contains(.gesture) { path.gestureElements.append(self) }
    return true
  }

  open override func dismantle() {
    host.gestures.remove(self, .viewRemoved)
    super.dismantle()
  }
}

/// An element to which a gesture of one type is attached.
package final class TypedGestureElement<G: Gesture>: GestureElement {
  let gesture: TypedGestureNode<G>

  package init(_ gesture: G, _ child: Element, _ node: Node) {
    self.gesture = G._makeNode(gesture).node
    super.init(child, node)
  }

  public override var gestureNode: GestureNode { gesture }
}
