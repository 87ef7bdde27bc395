// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// A hand that carries the photo, pinches and turns it with two fingers and with the wheel, and resets it.
nonisolated enum PhotoTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x, y: middle.y + y)
    }
    script.wait(0.4)
    script.press(at: point(20, 30))
    script.move(to: point(50, -40), over: 0.5, pace: .eased)
    script.move(to: point(24, 30), over: 0.45, pace: .eased)
    script.wait(0.1)
    script.release()
    script.wait(0.5)
    // Two fingers about the middle: apart, around, and back.
    script.modifiers = .control
    script.press(at: point(60, 0))
    script.move(to: point(96, 46), over: 0.5, pace: .eased)
    script.move(to: point(60, 84), over: 0.5, pace: .eased)
    script.wait(0.15)
    script.release()
    script.wait(0.5)
    // The wheel, with a drag under way.
    script.modifiers = []
    script.press(at: point(10, 30))
    script.move(to: point(-20, 10), over: 0.4, pace: .eased)
    script.modifiers = .control
    script.turnWheel(by: -7, over: 0.5)
    script.modifiers = []
    script.wait(0.25)
    script.release()
    script.modifiers = .shift
    script.turnWheel(by: -9, over: 0.6)
    script.wait(0.4)
    script.modifiers = .control
    // More than the photo gives way to.
    script.turnWheel(by: 25, over: 0.8)
    script.wait(0.9)
    script.modifiers = []
    script.press(at: CGPoint(x: middle.x, y: size.height - 52))
    script.wait(0.12)
    script.release()
    script.wait(1.2)
  }
}
