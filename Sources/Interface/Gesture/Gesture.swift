// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Motion

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
  static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self>
}

extension Gesture where Value == Body.Value {
  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self> {
    _GestureNodeReference(GestureBodyNode(gesture))
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeNode(_ gesture: Never) -> _GestureNodeReference<Never> {}
}

/// A gesture that is built in: it has no body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body")
  }
}

/// A node together with the type of gesture it follows. Not for use outside.
public struct _GestureNodeReference<G: Gesture> {
  let node: TypedGestureNode<G>

  init(_ node: TypedGestureNode<G>) {
    self.node = node
  }
}

/// A touch, and how to convert its place.
struct GestureInput {
  var touch: Touch
  /// From the root's space to that of the view the gesture is attached to; nil where there is none.
  var toLocal: CGAffineTransform?
}

/// What follows the touches of one gesture of a view, from one evaluation of the body to the next.
///
/// `advance` only finds the phase; `deliver` then runs callbacks. Between the two the arena may make it fail.
@MainActor
class TypedGestureNode<G: Gesture> {
  var gesture: G
  /// The phase that the touches so far have led to.
  var phase: GesturePhase<G.Value> { preconditionFailure("a gesture's node knows its phase") }
  /// What to call it in logs.
  var name: String { preconditionFailure("a gesture's node has a name") }
  /// Whether it happens at once, like a tap, rather than going on for a while.
  var isDiscrete: Bool { false }

  init(_ gesture: G) {
    self.gesture = gesture
  }

  /// Takes the gesture's new value, with new callbacks.
  func update(_ gesture: G) {
    self.gesture = gesture
  }

  func advance(_ input: GestureInput) {}
  func fail(_ reason: GestureFailure) {}
  /// Tells the callbacks what has changed since the last time.
  func deliver() {}
  /// Makes it ready for new touches.
  func reset() {}
}

/// A gesture of the user's that is made of others.
private final class GestureBodyNode<G: Gesture>: TypedGestureNode<G> where G.Value == G.Body.Value {
  private let child: TypedGestureNode<G.Body>

  override init(_ gesture: G) {
    child = G.Body._makeNode(gesture.body).node
    super.init(gesture)
  }

  override var phase: GesturePhase<G.Value> { child.phase }
  override var name: String { child.name }
  override var isDiscrete: Bool { child.isDiscrete }

  override func update(_ gesture: G) {
    super.update(gesture)
    child.update(gesture.body)
  }

  override func advance(_ input: GestureInput) { child.advance(input) }
  override func fail(_ reason: GestureFailure) { child.fail(reason) }
  override func deliver() { child.deliver() }
  override func reset() { child.reset() }
}
