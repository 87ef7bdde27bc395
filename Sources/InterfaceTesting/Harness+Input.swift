// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

extension Harness {
  /// Presses the mouse button for 80 milliseconds.
  package func tap(_ point: CGPoint) {
    press(point)
    advance(by: 0.08)
    release(point)
  }

  /// Moves two fingers, initially 80 points apart and level, around a fixed midpoint: their distance
  /// is multiplied by the scale, and the line between them turns by the angle in radians.
  package func fingers(
    about point: CGPoint, scale: CGFloat, angle: CGFloat, over interval: Double
  ) {
    let steps = max(1, Int(interval * 60))
    func locations(_ fraction: CGFloat) -> [CGPoint] {
      let (radius, turn) = (40 * (1 + (scale - 1) * fraction), angle * fraction)
      let (dx, dy) = (radius * cos(turn), radius * sin(turn))
      return [
        CGPoint(x: point.x + dx, y: point.y + dy), CGPoint(x: point.x - dx, y: point.y - dy),
      ]
    }
    touch(.down, locations(0))
    frame()
    for step in 1...steps {
      touch(.move, locations(CGFloat(step) / CGFloat(steps)))
      frame()
    }
    touch(.up, locations(1))
    frame()
  }

  /// Sends one sample for each finger, numbered from 0, without running a frame.
  package func touch(_ phase: PointerSample.Phase, _ locations: [CGPoint]) {
    for (index, location) in locations.enumerated() {
      send(
        .pointer(
          PointerSample(
            time: time, device: .finger, phase: phase, location: location, pointer: index)))
    }
  }

  /// Turns the mouse wheel by one notch in every second frame. Negative: towards the user.
  package func wheel(at point: CGPoint, notches: Int, holding modifiers: Modifiers) {
    for _ in 0..<abs(notches) {
      send(
        .wheel(
          WheelSample(
            time: time, location: point, deltaX: 0, deltaY: notches < 0 ? -1 : 1,
            modifiers: modifiers)))
      frame()
      frame()
    }
  }

  /// Presses or releases a key and runs a frame.
  package func key(_ name: String, isDown: Bool = true, holding modifiers: Modifiers = []) {
    send(.key(KeySample(time: time, key: name, isDown: isDown, modifiers: modifiers)))
    frame()
  }

  /// Sends a sample of the mouse with any button and modifiers and runs a frame.
  package func mouse(
    _ phase: PointerSample.Phase, _ point: CGPoint, _ button: PointerSample.Button = .left,
    holding modifiers: Modifiers = []
  ) {
    send(
      .pointer(
        PointerSample(
          time: time, phase: phase, location: point, button: button, modifiers: modifiers)))
    frame()
  }
}
