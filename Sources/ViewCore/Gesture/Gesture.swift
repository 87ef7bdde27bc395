// Part of Snapback, under the MIT licence; see LICENSE.

/// A pattern of touches to be recognized.
///
/// A custom gesture has a `body` composed of other gestures.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// The value of the gesture while it is active and when it ends.
  associatedtype Value
  /// The type of the gesture that implements this one.
  associatedtype Body: Gesture

  /// The gesture that implements this one.
  var body: Body { get }

  /// Creates the node that tracks the touches. Not for calling or implementing.
  static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(CustomGestureNode(gesture, Body._makeNode(gesture.body).node) { $0.body })
  }
}

extension Never: Gesture {
  /// A gesture of type `Never` has no value.
  public typealias Value = Never

  public static func _makeNode(_ gesture: Never) -> _GestureNodeReference<Never, Value> {}
}

/// A built-in gesture without a body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// A primitive gesture has no body; reading it is a programmer error.
  public var body: Never {
    fatalError("\(Self.self) is built in and has no body")
  }
}

/// A node together with the type of its gesture. Not for use outside of the module.
public struct _GestureNodeReference<G: Gesture, Value> {
  let node: TypedGestureNode<G>

  package init(_ node: TypedGestureNode<G>) {
    self.node = node
  }
}
