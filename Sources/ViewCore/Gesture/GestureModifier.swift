// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// Attaches a gesture to the modified view.
public struct _GestureModifier<G: Gesture>: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let gesture: G
  let attachment: GestureArena.Attachment
  let mask: GestureMask

  package init(gesture: G, attachment: GestureArena.Attachment, mask: GestureMask) {
    self.gesture = gesture
    self.attachment = attachment
    self.mask = mask
  }

  package func wrap(_ child: Element, _ node: Node) -> TypedGestureElement<G> {
    TypedGestureElement(gesture, child, node)
  }

  package func update(_ element: TypedGestureElement<G>, _ pass: UpdatePass) {
    element.attachment = attachment
    element.gesture.update(gesture)
    let isEnabled = EnvironmentValues(element.node.environment).isEnabled
    element.setMask(isEnabled ? mask : mask.subtracting(.gesture))
  }
}
