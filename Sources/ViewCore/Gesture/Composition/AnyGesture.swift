// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased gesture. When a gesture of another type replaces the wrapped one, an active gesture is cancelled.
public struct AnyGesture<Value>: PrimitiveGesture {
  let box: GestureBox<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = TypedGestureBox(gesture)
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(AnyGestureNode(gesture))
  }
}
