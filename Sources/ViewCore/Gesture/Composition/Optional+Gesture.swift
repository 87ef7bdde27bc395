// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// An optional gesture: nil is never recognized.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// A primitive gesture has no body.
  public var body: Never { fatalError("an optional gesture is built in and has no body") }

  public static func _makeNode(_ gesture: Wrapped?) -> _GestureNodeReference<Wrapped?, Value> {
    _GestureNodeReference(OptionalGestureNode(gesture))
  }
}

private final class OptionalGestureNode<Wrapped: Gesture>: TypedGestureNode<Wrapped?> {
  private var content: TypedGestureNode<Wrapped>?

  override init(_ gesture: Wrapped?) {
    content = gesture.map { Wrapped._makeNode($0).node }
    super.init(gesture)
  }

  override var phase: GesturePhase<Wrapped.Value> { content?.phase ?? .failed(.disabled) }
  override var phaseKind: GesturePhaseKind { content?.phaseKind ?? .failed }
  override var phaseKinds: GesturePhaseKinds {
    content?.phaseKinds ?? GesturePhaseKinds(current: .failed, reported: .failed)
  }
  override var failure: GestureFailure? { content == nil ? .disabled : content?.failure }
  override var name: String { content?.name ?? "no gesture" }
  override var condition: String? { content?.condition }
  override var kind: GestureArena.Kind { content?.kind ?? .continuous }
  override var reportedPhase: GesturePhaseKind { content?.reportedPhase ?? .failed }
  override var isTentative: Bool { content?.isTentative ?? false }
  override var deadline: Double? { content?.deadline }
  override var parts: [GestureNode] { content?.parts ?? [] }
  override var tracksRotation: Bool { content?.tracksRotation ?? false }

  override func update(_ gesture: Wrapped?) {
    super.update(gesture)
    guard let gesture else {
      content?.fail(.disabled)
      content?.deliver()
      content = nil
      return
    }
    if let content { return content.update(gesture) }
    let node = Wrapped._makeNode(gesture).node
    // The new gesture participates from the next touch on.
    node.fail(.disabled)
    content = node
  }

  override func advance(_ input: GestureInput) { content?.advance(input) }
  override func fail(_ reason: GestureFailure) { content?.fail(reason) }
  override func deliver() { content?.deliver() }
  override func reset() { content?.reset() }
}
