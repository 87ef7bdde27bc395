// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that calls back when it is cancelled after it has begun.
public struct _CancelledGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: () -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(CancelledNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

final class CancelledNode<Base: Gesture>: CallbackNode<_CancelledGesture<Base>, Base> {
  override func failed() {
    guard wasActive else { return }
    withTransaction(.afterGesture) { gesture.action() }
  }
}
