// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Taps each button, drags each card by its button and beside it, and pinches the board.
package enum ArbitrationTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for row in -1...1 {
      let knob = CGPoint(x: middle.x, y: middle.y + CGFloat(row) * 188)
      script.wait(0.35)
      script.press(at: knob)
      script.wait(0.1)
      script.release()
      script.wait(0.35)
      script.press(at: knob)
      script.move(to: CGPoint(x: knob.x + 56, y: knob.y + 14), over: 0.35, easing: .easeInOut)
      script.wait(0.1)
      script.release()
      script.wait(0.5)
      let beside = CGPoint(x: knob.x - 100, y: knob.y + 30)
      script.drag(
        from: beside, to: CGPoint(x: beside.x + 70, y: beside.y - 20), over: 0.2,
        easing: .easeIn)
      script.wait(0.5)
    }
    script.modifiers = .control
    script.scrollWheel(by: -4, over: 0.3)
    script.wait(0.5)
    script.scrollWheel(by: 4, over: 0.3)
    script.wait(1)
  }
}
