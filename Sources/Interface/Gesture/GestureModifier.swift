// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// Attaches a gesture to a view.
public struct _GestureModifier<G: Gesture>: ElementModifier {
  public typealias Body = Never
  let gesture: G
  let attachment: GestureArena.Attachment

  func wrap(_ child: Element, _ node: Node) -> TypedGestureElement<G> {
    TypedGestureElement(gesture, child, node)
  }

  func update(_ element: TypedGestureElement<G>, _ pass: UpdatePass) {
    element.attachment = attachment
    element.gesture.update(gesture)
  }
}

/// An element to which a gesture is attached.
class GestureElement: UnaryElement {
  final var attachment = GestureArena.Attachment.gesture

  var name: String { preconditionFailure("a gesture's element has a name") }
  var isDiscrete: Bool { false }
  var phase: GesturePhaseKind { preconditionFailure("a gesture's element knows its phase") }
  var failure: GestureFailure? { nil }

  func advance(_ touch: Touch) {}
  func fail(_ reason: GestureFailure) {}
  func deliver() {}
  func reset() {}

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard child.hit(point, &path) else { return false }
    path.gestures.append(self)
    return true
  }

  override func dismantle() {
    node.host.gestures.remove(self)
    super.dismantle()
  }
}

final class TypedGestureElement<G: Gesture>: GestureElement {
  let gesture: TypedGestureNode<G>

  init(_ gesture: G, _ child: Element, _ node: Node) {
    self.gesture = G._makeNode(gesture).node
    super.init(child, node)
  }

  override var name: String { gesture.name }
  override var isDiscrete: Bool { gesture.isDiscrete }
  override var phase: GesturePhaseKind { gesture.phase.kind }

  override var failure: GestureFailure? {
    if case .failed(let reason) = gesture.phase { reason } else { nil }
  }

  override func advance(_ touch: Touch) {
    let toRoot = transformToRoot
    let isUsable = toRoot.determinant != 0 && toRoot.determinant.isFinite
    gesture.advance(GestureInput(touch: touch, toLocal: isUsable ? toRoot.inverted() : nil))
  }

  override func fail(_ reason: GestureFailure) { gesture.fail(reason) }
  override func deliver() { gesture.deliver() }
  override func reset() { gesture.reset() }
}

extension View {
  /// Attaches a gesture, behind those of the views inside.
  public func gesture<G: Gesture>(_ gesture: G) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .gesture))
  }

  /// Attaches a gesture, before those of the views inside.
  public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .highPriority))
  }

  /// Attaches a gesture that is recognised beside those of the views inside.
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View {
    modifier(_GestureModifier(gesture: gesture, attachment: .simultaneous))
  }
}
