// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the photo, pinches and rotates it with two fingers and with the wheel, and resets it.
package enum PhotoTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x, y: middle.y + y)
    }
    script.wait(0.4)
    script.press(at: point(20, 30))
    script.move(to: point(50, -40), over: 0.5, easing: .easeInOut)
    script.move(to: point(24, 30), over: 0.45, easing: .easeInOut)
    script.wait(0.1)
    script.release()
    script.wait(0.5)
    // Two fingers around the center: apart, rotated, and back.
    script.modifiers = .control
    script.press(at: point(60, 0))
    script.move(to: point(96, 46), over: 0.5, easing: .easeInOut)
    script.move(to: point(60, 84), over: 0.5, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(0.5)
    // The wheel during a drag.
    script.modifiers = []
    script.press(at: point(10, 30))
    script.move(to: point(-20, 10), over: 0.4, easing: .easeInOut)
    script.modifiers = .control
    script.scrollWheel(by: -7, over: 0.5)
    script.modifiers = []
    script.wait(0.25)
    script.release()
    script.modifiers = .shift
    script.scrollWheel(by: -9, over: 0.6)
    script.wait(0.4)
    script.modifiers = .control
    // Beyond the maximum scale.
    script.scrollWheel(by: 25, over: 0.8)
    script.wait(0.9)
    script.modifiers = []
    script.press(at: CGPoint(x: middle.x, y: size.height - 52))
    script.wait(0.12)
    script.release()
    script.wait(1.2)
  }
}
