// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
internal import Foundation

/// Sums up the events of a pinch on a touchpad.
struct PinchReader {
  private var (distance, angle) = (1.0, 0.0)
  private var center = CGPoint.zero

  /// Returns the next step of a pinch.
  mutating func step(_ pinch: csystem_pinch) -> DesktopEvent.Kind {
    let phase: DesktopEvent.FingerPhase
    switch pinch.phase {
    case CSYSTEM_PINCH_BEGAN:
      phase = .down
      (distance, angle, center) = (1, 0, CGPoint(x: pinch.x, y: pinch.y))
    case CSYSTEM_PINCH_ENDED:
      phase = pinch.is_cancelled != 0 ? .cancel : .up
    default:
      phase = .move
      // The server reports the scale since the beginning of the pinch, and the angle since the last
      // event.
      distance = pinch.scale
      angle += pinch.turn * .pi / 180
      center.x += pinch.dx
      center.y += pinch.dy
    }
    return .pinch(phase, distance: distance, angle: angle, x: center.x, y: center.y)
  }
}
