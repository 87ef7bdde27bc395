// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting

/// A scripted touch sequence at the center of a window of 200 by 200 points.
enum TouchSequence: String, CaseIterable, Sendable {
  case tap
  case doubleTap
  case hold
  case drag
  case holdThenDrag
  case tapThenDrag
  case pinch
  case rotate
  case wheelPinch

  /// Plays the sequence, then runs frames until no further one is needed.
  @MainActor
  func play(on harness: Harness) {
    let center = CGPoint(x: 100, y: 100)
    let end = CGPoint(x: 160, y: 110)
    switch self {
    case .tap: harness.tap(center)
    case .doubleTap:
      harness.tap(center)
      harness.tap(center)
    case .hold:
      harness.press(center)
      harness.advance(by: 0.7)
      harness.release(center)
    case .drag: harness.drag(from: center, to: end, over: 0.2)
    case .holdThenDrag:
      harness.press(center)
      harness.advance(by: 0.6)
      harness.move(from: center, to: end, over: 0.2)
      harness.release(end)
    case .tapThenDrag:
      harness.tap(center)
      harness.drag(from: center, to: end, over: 0.2)
    case .pinch: harness.fingers(about: center, scale: 1.6, angle: 0, over: 0.2)
    case .rotate: harness.fingers(about: center, scale: 1, angle: 0.8, over: 0.2)
    case .wheelPinch: harness.wheel(at: center, notches: 3, holding: .control)
    }
    harness.settle()
  }
}
