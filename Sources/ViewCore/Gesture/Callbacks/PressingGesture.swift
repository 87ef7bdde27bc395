// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that calls back with true when it becomes active and with false when it is no longer active.
struct PressingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let action: ((Bool) -> Void)?

  static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(PressingNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

final class PressingNode<Base: Gesture>: CallbackNode<PressingGesture<Base>, Base> {
  override func activated(_ value: Base.Value) {
    if !wasActive { gesture.action?(true) }
  }

  override func ended(_ value: Base.Value) { stop() }
  override func failed() { stop() }

  private func stop() {
    guard wasActive else { return }
    withTransaction(.afterGesture) { gesture.action?(false) }
  }
}
