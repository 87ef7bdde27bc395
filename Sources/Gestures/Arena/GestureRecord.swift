// Part of Snapback, under the MIT licence; see LICENSE.

/// One phase change of one gesture, for instruments and tests.
package struct GestureRecord: Equatable, Sendable {
  /// In seconds, on the frame clock.
  package var time: Double
  /// The gesture's name; that of a part of a composed gesture is prefixed with the composed one's.
  package var gesture: String
  package var phase: GesturePhaseKind
  /// The reason of a failure.
  package var reason: GestureFailure?
  package var id = GestureID.none
  /// The condition that began the gesture, for display: `moved 10 points`. Nil before it has begun.
  package var condition: String?
  /// The name of the gesture that must fail before this one ends; nil if it waits for none.
  package var waitsFor: String?

  package init(time: Double, gesture: String, phase: GesturePhaseKind, reason: GestureFailure?) {
    self.time = time
    self.gesture = gesture
    self.phase = phase
    self.reason = reason
  }
}

extension GestureRecord: CustomStringConvertible {
  /// `0.100 drag active`, `0.250 tap failed: lost to drag`, `0.300 tap possible: waits for double tap`.
  package var description: String {
    let milliseconds = Int((min(max(time, 0), 1e12) * 1000).rounded())
    let (seconds, rest) = (milliseconds / 1000, String(milliseconds % 1000))
    let clock = "\(seconds)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    let why = reason.map { ": \($0)" } ?? waitsFor.map { ": waits for \($0)" } ?? ""
    return "\(clock) \(gesture) \(phase.rawValue)\(why)"
  }
}
