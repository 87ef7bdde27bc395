// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// An element to which a gesture is attached.
class GestureElement: UnaryElement {
  /// Which one of all that a hand has come down on; nil before one has.
  final var number: Int?
  final var attachment = GestureArena.Attachment.gesture
  final fileprivate(set) var mask = GestureMask.all

  var gestureNode: GestureNode { preconditionFailure("a gesture's element has its node") }

  final func advance(_ touches: [Touch], freshHands: Set<Int>, at time: Double) {
    gestureNode.advance(
      GestureInput(time: time, touches: touches, freshHands: freshHands, view: self))
  }

  /// Sets which gestures take part; one that is under way and no longer does is cancelled.
  final func setMask(_ mask: GestureMask) {
    let wasEnabled = self.mask.contains(.gesture)
    self.mask = mask
    if wasEnabled, !mask.contains(.gesture) { host.gestures.drop(self, .disabled) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.gestures.count
    guard child.hit(point, &path) else { return false }
    if !mask.contains(.subviews) { path.gestures.removeSubrange(count...) }
    if mask.contains(.gesture) { path.gestures.append(self) }
    return true
  }

  override func dismantle() {
    host.gestures.drop(self, .viewRemoved)
    super.dismantle()
  }
}

final class TypedGestureElement<G: Gesture>: GestureElement {
  let gesture: TypedGestureNode<G>

  init(_ gesture: G, _ child: Element, _ node: Node) {
    self.gesture = G._makeNode(gesture).node
    super.init(child, node)
  }

  override var gestureNode: GestureNode { gesture }
}
