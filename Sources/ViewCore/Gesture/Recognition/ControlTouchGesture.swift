// Part of Snapback, under the MIT licence; see LICENSE.

/// The touch of a control from its first value to its end, with callbacks.
package struct ControlTouchGesture: PrimitiveGesture {
  package typealias Value = DragGesture.Value
  let base: ControlDragGesture
  let changed: (Value) -> Void
  let ended: (Value) -> Void
  let cancelled: () -> Void

  package static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(
      ControlTouchNode(gesture, ControlDragGesture._makeNode(gesture.base).node) { $0.base })
  }
}

extension ControlDragGesture {
  /// Calls closures for the values of a touch. `changed` is called for each of them, also for the location at the end,
  /// so that a short touch in a scroll view, which ends before the gesture begins, has a value too. `ended` follows the
  /// last one. A gesture that is cancelled after a value calls `cancelled` instead.
  package func tracking(
    changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void,
    cancelled: @escaping () -> Void
  ) -> ControlTouchGesture {
    ControlTouchGesture(base: self, changed: changed, ended: ended, cancelled: cancelled)
  }
}

private final class ControlTouchNode: CallbackNode<ControlTouchGesture, ControlDragGesture> {
  private var last: DragGesture.Value?

  override func activated(_ value: DragGesture.Value) {
    guard value != last else { return }
    last = value
    gesture.changed(value)
  }

  override func ended(_ value: DragGesture.Value) {
    withTransaction(.afterGesture) {
      if last?.location != value.location { gesture.changed(value) }
      gesture.ended(value)
    }
  }

  override func failed() {
    guard wasActive else { return }
    withTransaction(.afterGesture) { gesture.cancelled() }
  }

  override func reset() {
    super.reset()
    last = nil
  }
}
