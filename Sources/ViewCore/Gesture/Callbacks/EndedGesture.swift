// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that calls back when it ends.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(EndedNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

final class EndedNode<Base: Gesture>: CallbackNode<_EndedGesture<Base>, Base> {
  override func ended(_ value: Base.Value) {
    withTransaction(.afterGesture) { gesture.action(value) }
  }
}
