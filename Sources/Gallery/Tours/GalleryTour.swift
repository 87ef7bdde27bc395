// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// A hand that opens the instruments, throws the card at full speed and slowly, and changes its spring.
nonisolated enum GalleryTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    // In the wide window the sidebar is at the left of the stage, and the instruments at its right.
    let isWide = size.width >= GalleryView.narrowWidth
    let middle = CGPoint(
      x: isWide ? 256 + (size.width - 256 - 312) / 2 : size.width / 2,
      y: isWide
        ? 72 + (size.height - 72 - Timeline.height) / 2 : 48 + (size.height * 0.52 - 48) / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x, y: middle.y + y)
    }
    func throwing(_ x: CGFloat, _ y: CGFloat) {
      script.throwing(from: point(-x / 12, -y / 12), velocity: CGSize(width: x, height: y))
    }
    script.wait(0.5)
    script.strike("I")
    script.wait(0.7)
    script.press(at: point(20, 60))
    script.wait(0.1)
    script.move(to: point(70, -60), over: 0.5, pace: .eased)
    script.move(to: point(-60, 80), over: 0.5, pace: .eased)
    script.release()
    script.wait(1)
    throwing(500, -1200)
    script.wait(1.2)
    script.modifiers = .shift
    script.strike(",")
    script.strike(",")
    script.modifiers = []
    throwing(-700, -900)
    script.wait(2.4)
    script.modifiers = .shift
    script.strike(".")
    script.strike(".")
    script.modifiers = []
    script.strike("PageDown")
    script.wait(0.7)
    throwing(1500, -300)
    script.wait(0.8)
    throwing(-1400, 400)
    script.wait(0.8)
    script.strike("A")
    script.wait(0.8)
    throwing(500, 300)
    script.wait(1.2)
  }
}
