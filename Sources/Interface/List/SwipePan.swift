// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// Follows a hand that moves to the side, and leaves one that moves up or down to the list.
struct SwipePan: PrimitiveGesture {
  typealias Value = ScrollPanRecognizer.Value

  static func _makeNode(_ gesture: SwipePan) -> _GestureNodeReference<SwipePan, Value> {
    _GestureNodeReference(SwipePanNode(gesture))
  }
}

private final class SwipePanNode: TypedGestureNode<SwipePan> {
  private var recognizer = ScrollPanRecognizer(.horizontal)

  override var name: String { "swipe" }
  override var phase: GesturePhase<ScrollPanRecognizer.Value> { recognizer.phase }

  override func advance(_ input: GestureInput) {
    guard !input.touches.isEmpty else { return }
    // The row itself moves under the hand.
    recognizer.advance(input.touches.map { (touch: $0, location: $0.location) })
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = ScrollPanRecognizer(.horizontal) }
}

extension View {
  /// Follows a hand that moves to the side; buttons inside give way to it.
  func swipePan<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture, attachment: .scroll, mask: isEnabled ? .all : .subviews))
  }
}
