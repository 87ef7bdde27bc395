// Part of Snapback, under the MIT licence; see LICENSE.

/// One change of one gesture: what the instruments draw and the tests compare.
package struct GestureRecord: Equatable, Sendable {
  /// Seconds on the frame clock.
  package var time: Double
  /// The gesture's name; one inside a composed gesture has that one's before it.
  package var gesture: String
  package var phase: GesturePhaseKind
  /// Why, where it failed.
  package var reason: GestureFailure?
  /// Which gesture of all: the same for as long as its view lives.
  package var id = 0
  /// What it takes to begin, in words, where it has begun: `moved 10 points`.
  package var condition: String?
  /// Whose failure it waits for, where it is complete but for that.
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
    let (whole, rest) = (milliseconds / 1000, String(milliseconds % 1000))
    let clock = "\(whole)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    let why = reason.map { ": \($0)" } ?? waitsFor.map { ": waits for \($0)" } ?? ""
    return "\(clock) \(gesture) \(phase.rawValue)\(why)"
  }
}
