// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// A touch source with the touches that it has returned.
struct DrivenTouchSource {
  var source = TouchSource(size: CGSize(width: 400, height: 300))
  var touches: [Touch] = []

  mutating func send(_ event: InputEvent) { touches += source.touches(for: event) }

  mutating func wait(until time: Double) {
    while let deadline = source.deadline, deadline <= time {
      touches += source.touches(at: deadline)
    }
    touches += source.touches(at: time)
  }

  mutating func wheel(
    _ time: Double, _ notches: Double, _ modifiers: Modifiers = .control, x: CGFloat = 200,
    sideways: Double = 0
  ) {
    wait(until: time)
    send(
      .wheel(
        WheelSample(
          time: time, location: CGPoint(x: x, y: 150), deltaX: sideways, deltaY: notches,
          modifiers: modifiers)))
  }

  mutating func mouse(
    _ phase: PointerSample.Phase, _ time: Double, _ x: CGFloat, _ y: CGFloat,
    _ button: PointerSample.Button = .left, _ modifiers: Modifiers = []
  ) {
    send(
      .pointer(
        PointerSample(
          time: time, phase: phase, location: CGPoint(x: x, y: y), button: button,
          modifiers: modifiers)))
  }

  mutating func key(_ time: Double, _ key: String, isDown: Bool = true, _ modifiers: Modifiers = [])
  {
    wait(until: time)
    send(.key(KeySample(time: time, key: key, isDown: isDown, modifiers: modifiers)))
  }

  func count(_ phase: Touch.Phase) -> Int { touches.count { $0.phase == phase } }

  /// The distance of the two touches; `degrees` is their direction.
  var spread: Double {
    let (a, b) = (source.down[0].location, source.down[1].location)
    return hypot(a.x - b.x, a.y - b.y)
  }
  var degrees: Double {
    let (a, b) = (source.down[0].location, source.down[1].location)
    return atan2(a.y - b.y, a.x - b.x) * 180 / .pi
  }
}
