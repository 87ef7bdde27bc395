// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// One event of a finger, or of a synthetic touch: the only input of recognizers.
package struct Touch: Equatable, Sendable {
  package enum Phase: String, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// The device of a touch. For display, and for text, which a mouse selects where a finger scrolls.
  package enum Origin: String, Sendable, CaseIterable {
    case mouse
    case finger
    /// One of two touches of a mouse, mirrored about a center.
    case mirrored
    case wheel
    case keyboard
  }

  /// The same from `began` to `ended`; unique among the touches that are down.
  package var id: Int
  package var phase: Phase
  /// In seconds, on the frame clock.
  package var time: Double
  /// In points, in the root's coordinate space.
  package var location: CGPoint
  /// The point at which views are hit when the touch begins.
  package var hitTestLocation: CGPoint
  /// The multi-touch sequence that the touch belongs to. Two touches of one sequence pinch, and a
  /// second one makes a drag fail; touches of different sequences do not affect each other.
  package var sequence = 0
  /// The time that the touch counts as held when it begins, in seconds; infinite for a press that is
  /// long from the start.
  package var initialHoldDuration = 0.0
  package var origin = Origin.finger
  /// The modifier keys that are held when the touch of a mouse button begins.
  package var modifiers: Modifiers = []

  package init(id: Int, phase: Phase, time: Double, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.time = time
    self.location = location
    hitTestLocation = location
  }

  /// Whether the touch is not that of a finger or of the mouse pointer itself.
  package var isSynthetic: Bool { origin != .mouse && origin != .finger }
}
