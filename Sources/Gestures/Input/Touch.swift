// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// One step in the life of a finger, or of what stands in for one: the only thing recognisers see.
package struct Touch: Equatable, Sendable {
  package enum Phase: String, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// What it comes from: for instruments to draw, never for recognisers to ask.
  package enum Origin: String, Sendable, CaseIterable {
    case mouse
    case finger
    /// One of two that a mouse holds, mirrored about a centre.
    case mirrored
    case wheel
    case keyboard
  }

  /// The same from `began` to `ended`; never used by two touches at once.
  package var id: Int
  package var phase: Phase
  /// Seconds on the frame clock.
  package var time: Double
  /// Where it is, in the root's points.
  package var location: CGPoint
  /// Which views it touches: those under this point when it began.
  package var aim: CGPoint
  /// Touches of one hand belong together: two of them pinch, and a second one spoils a drag.
  package var hand = 0
  /// For how long it counts as held already when it began, in seconds; infinite for a press that is
  /// long from the start.
  package var heldFor = 0.0
  package var origin = Origin.finger

  package init(id: Int, phase: Phase, time: Double, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.time = time
    self.location = location
    aim = location
  }

  /// Whether a device with fewer fingers stands in for it.
  package var isSynthetic: Bool { origin != .mouse && origin != .finger }
}
