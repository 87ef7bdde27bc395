// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The phases of a gesture, without its value.
struct GesturePhaseKinds: Equatable {
  /// The phase of the gesture.
  var current: GesturePhaseKind
  /// The phase that is reported to the arena.
  var reported: GesturePhaseKind

  /// Whether the gesture is active, and the arena knows it.
  var isActiveAndReported: Bool { current == .active && reported == .active }
}
