// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The node of a gesture with a body, whose dynamic properties (`@GestureState`, `@State`, …) are those of the
/// view that it is attached to. They are connected, and the body is evaluated again, when touches begin.
final class CustomGestureNode<G: Gesture>: WrappingGestureNode<G, G.Body>
where G.Value == G.Body.Value {
  private var properties = PropertyStore()
  private weak var node: Node?

  override func update(_ gesture: G) {
    var gesture = gesture
    if let node { properties.install(into: &gesture, in: node) }
    super.update(gesture)
  }

  override func advance(_ input: GestureInput) {
    if node == nil || input.touches.contains(where: { $0.phase == .began }) {
      node = input.view.node
      update(gesture)
    }
    super.advance(input)
  }
}
