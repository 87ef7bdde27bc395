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

  /// The same from `began` to `ended`; never used by two touches at once.
  package var id: Int
  package var phase: Phase
  /// Seconds on the frame clock.
  package var time: Double
  /// Where it is, in the root's points.
  package var location: CGPoint

  package init(id: Int, phase: Phase, time: Double, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.time = time
    self.location = location
  }
}
