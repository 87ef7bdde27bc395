// Part of Snapback, under the MIT licence; see LICENSE.

/// A gesture that updates a `@GestureState` property while it is active.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  /// The gesture that provides the values.
  public var base: Base
  /// The property that is updated, and reset when the gesture ends or fails.
  public var state: GestureState<State>
  /// A primitive gesture has no body.
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(UpdatingNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

final class UpdatingNode<Base: Gesture, State>:
  CallbackNode<GestureStateGesture<Base, State>, Base>
{
  override func activated(_ value: Base.Value) {
    gesture.state.update({ gesture.update(value, &$0, &$1) }, in: Transaction.current)
  }

  override func ended(_ value: Base.Value) {
    if wasActive { gesture.state.resetToInitial() }
  }

  override func failed() {
    if wasActive { gesture.state.resetToInitial() }
  }
}
