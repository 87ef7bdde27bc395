// Part of Snapback, under the MIT licence; see LICENSE.

/// A movement of the hand to be recognised.
///
/// A gesture of your own has a `body` made of others.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it is under way.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes the node that follows the touches. Not for calling or implementing.
  static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(
      WrappingGestureNode(gesture, Body._makeNode(gesture.body).node) { $0.body })
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeNode(_ gesture: Never) -> _GestureNodeReference<Never, Value> {}
}

/// A gesture that is built in: it has no body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body")
  }
}

/// A node together with the type of gesture it follows. Not for use outside.
public struct _GestureNodeReference<G: Gesture, Value> {
  let node: TypedGestureNode<G>

  init(_ node: TypedGestureNode<G>) {
    self.node = node
  }
}
