// Part of Snapback, under the MIT licence; see LICENSE.

public import Gestures

/// Tracks the touches of one gesture of a view, across evaluations of the view's body.
///
/// `advance` only updates the phase; `deliver` then runs callbacks. The arena may make the gesture fail in between.
@preconcurrency @MainActor
@_spi(ViewTree) open class GestureNode {
  /// Creates a node in the phase `possible`.
  public init() {}

  /// The name in logs and instruments.
  open var name: String { preconditionFailure("GestureNode subclasses override name") }
  /// The condition for the gesture to begin, as shown by instruments: `Moved 10 points`.
  open var condition: String? { nil }
  /// The arena's kind of the gesture.
  var kind: GestureArena.Kind { .continuous }
  /// The current phase, without its value.
  open var phaseKind: GesturePhaseKind {
    preconditionFailure("GestureNode subclasses override phaseKind")
  }
  /// The reason of the failure; nil unless the gesture has failed.
  open var failure: GestureFailure? { nil }
  /// The phase reported to the arena: a long press that is not recognized yet claims nothing.
  var reportedPhase: GesturePhaseKind { phaseKind }
  /// The current and the reported phase. Compositions derive both from one call for each part: with a call for
  /// each phase, gestures inside each other need twice the time at each level.
  var phaseKinds: GesturePhaseKinds {
    GesturePhaseKinds(current: phaseKind, reported: reportedPhase)
  }
  /// Whether the gesture is active although the touch has not moved.
  var isTentative: Bool { false }
  /// The time in seconds at which the phase changes unless a touch arrives first; nil if there is none.
  open var deadline: Double? { nil }
  /// The gestures of which this one is composed.
  var parts: [GestureNode] { [] }
  /// Whether the gesture tracks the rotation of two fingers.
  package var tracksRotation: Bool { parts.contains(where: \.tracksRotation) }

  /// Handles simultaneous touches, or the passing of time.
  open func advance(_ input: GestureInput) {}
  /// Makes the gesture fail, unless it has ended.
  open func fail(_ reason: GestureFailure) {}
  /// Calls back on changes since the last delivery.
  open func deliver() {}
  /// Resets the node for a new touch sequence.
  open func reset() {}
}
