// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that calls back on each change of its value.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(ChangedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

final class ChangedNode<Base: Gesture>: CallbackNode<_ChangedGesture<Base>, Base>
where Base.Value: Equatable {
  private var last: Base.Value?

  override func activated(_ value: Base.Value) {
    guard value != last else { return }
    last = value
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}
