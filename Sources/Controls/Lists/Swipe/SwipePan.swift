// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Recognizes a horizontal pan and fails for a vertical one, which then scrolls the list.
package struct SwipePan: PrimitiveGesture {
  package typealias Value = ScrollPanRecognizer.Value

  package init() {}

  package static func _makeNode(_ gesture: SwipePan) -> _GestureNodeReference<SwipePan, Value> {
    _GestureNodeReference(SwipePanNode(gesture))
  }
}

private final class SwipePanNode: TypedGestureNode<SwipePan> {
  private var recognizer = ScrollPanRecognizer(.horizontal)

  override var name: String { "swipe" }
  override var phase: GesturePhase<ScrollPanRecognizer.Value> { recognizer.phase }

  override func advance(_ input: GestureInput) {
    guard !input.touches.isEmpty else { return }
    // Locations are in the coordinate space of the window: the row itself moves with the pointer.
    recognizer.advance(input.touches.map { (touch: $0, location: $0.location) })
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = ScrollPanRecognizer(.horizontal) }
}

extension View {
  /// Adds a horizontal pan gesture, which takes precedence over buttons inside once it is
  /// recognized.
  package func swipePan<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture, attachment: .scroll, mask: isEnabled ? .all : .subviews))
  }
}
