// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting

/// What a hand can do at the middle of a stage of 200 by 200 points.
enum GestureHand: String, CaseIterable, Sendable {
  case tap
  case doubleTap
  case hold
  case drag
  case holdThenDrag
  case tapThenDrag
  case pinch
  case twist
  case wheelPinch

  /// Does it, and waits until nothing more comes of it.
  @MainActor
  func play(on harness: Harness) {
    let middle = CGPoint(x: 100, y: 100)
    let end = CGPoint(x: 160, y: 110)
    switch self {
    case .tap: harness.tap(middle)
    case .doubleTap:
      harness.tap(middle)
      harness.tap(middle)
    case .hold:
      harness.press(middle)
      harness.advance(by: 0.7)
      harness.release(middle)
    case .drag: harness.drag(from: middle, to: end, over: 0.2)
    case .holdThenDrag:
      harness.press(middle)
      harness.advance(by: 0.6)
      harness.move(from: middle, to: end, over: 0.2)
      harness.release(end)
    case .tapThenDrag:
      harness.tap(middle)
      harness.drag(from: middle, to: end, over: 0.2)
    case .pinch: harness.fingers(about: middle, scale: 1.6, angle: 0, over: 0.2)
    case .twist: harness.fingers(about: middle, scale: 1, angle: 0.8, over: 0.2)
    case .wheelPinch: harness.wheel(at: middle, notches: 3, holding: .control)
    }
    harness.settle()
  }
}

extension Harness {
  /// Presses and lets go within a tenth of a second.
  func tap(_ point: CGPoint) {
    press(point)
    advance(by: 0.08)
    release(point)
  }

  /// Two fingers 80 points apart that move apart by a factor, and turn by an angle in radians, about a point.
  func fingers(about point: CGPoint, scale: CGFloat, angle: CGFloat, over interval: Double) {
    let steps = max(1, Int(interval * 60))
    func places(_ part: CGFloat) -> [CGPoint] {
      let (radius, turn) = (40 * (1 + (scale - 1) * part), angle * part)
      let (dx, dy) = (radius * cos(turn), radius * sin(turn))
      return [
        CGPoint(x: point.x + dx, y: point.y + dy), CGPoint(x: point.x - dx, y: point.y - dy),
      ]
    }
    finger(.down, places(0))
    frame()
    for step in 1...steps {
      finger(.move, places(CGFloat(step) / CGFloat(steps)))
      frame()
    }
    finger(.up, places(1))
    frame()
  }

  /// Samples of fingers, the first of which is at the first of the places.
  func finger(_ phase: PointerSample.Phase, _ places: [CGPoint]) {
    for (index, place) in places.enumerated() {
      send(
        .pointer(
          PointerSample(
            time: time, device: .finger, phase: phase, location: place, pointer: index)))
    }
  }

  /// Turns the wheel, a notch every second frame.
  func wheel(at point: CGPoint, notches: Int, holding modifiers: Modifiers) {
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

  func key(_ name: String, isDown: Bool = true, holding modifiers: Modifiers = []) {
    send(.key(KeySample(time: time, key: name, isDown: isDown, modifiers: modifiers)))
    frame()
  }

  func mouse(
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
