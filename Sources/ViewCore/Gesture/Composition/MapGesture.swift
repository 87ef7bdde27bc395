// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A gesture with a transformed value.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(MapNode(gesture))
  }
}

extension Gesture {
  /// Returns a gesture whose value is transformed by a function.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

private final class MapNode<Base: Gesture, Value>: TypedGestureNode<_MapGesture<Base, Value>> {
  private let base: TypedGestureNode<Base>

  override init(_ gesture: _MapGesture<Base, Value>) {
    base = Base._makeNode(gesture.base).node
    super.init(gesture)
  }

  override var phase: GesturePhase<Value> { base.phase.map(gesture.transform) }
  override var phaseKind: GesturePhaseKind { base.phaseKind }
  override var phaseKinds: GesturePhaseKinds { base.phaseKinds }
  override var failure: GestureFailure? { base.failure }
  override var name: String { base.name }
  override var condition: String? { base.condition }
  override var kind: GestureArena.Kind { base.kind }
  override var reportedPhase: GesturePhaseKind { base.reportedPhase }
  override var isTentative: Bool { base.isTentative }
  override var deadline: Double? { base.deadline }
  override var parts: [GestureNode] { base.parts }
  override var tracksRotation: Bool { base.tracksRotation }

  override func update(_ gesture: _MapGesture<Base, Value>) {
    super.update(gesture)
    base.update(gesture.base)
  }

  override func advance(_ input: GestureInput) { base.advance(input) }
  override func fail(_ reason: GestureFailure) { base.fail(reason) }
  override func deliver() { base.deliver() }
  override func reset() { base.reset() }
}
