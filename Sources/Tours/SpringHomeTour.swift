// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the card around, flicks it, catches it in flight and throws it again.
package enum SpringHomeTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * size.width, y: center.y + y * size.height)
    }
    script.wait(0.5)
    script.press(at: point(0.08, 0.1))
    script.wait(0.1)
    script.move(to: point(0.4, 0.04), over: 0.7, easing: .easeInOut)
    script.move(to: point(-0.2, 0.12), over: 0.6, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(0.9)
    script.press(at: point(0.1, 0))
    script.move(to: point(-0.28, -0.06), over: 0.16, easing: .easeIn)
    script.release()
    script.wait(0.16)
    script.press(at: point(-0.3, -0.06))
    script.wait(0.35)
    script.move(to: point(-0.18, 0.02), over: 0.25, easing: .easeInOut)
    script.move(to: point(0.18, -0.22), over: 0.16, easing: .easeIn)
    script.release()
    script.wait(1.2)
  }
}
