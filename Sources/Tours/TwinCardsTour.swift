// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags both cards, throws them in a curve, and catches them in flight.
package enum TwinCardsTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * (0.5 + x), y: size.height * (0.5 + y))
    }
    script.wait(0.5)
    script.press(at: point(0, 0))
    script.wait(0.1)
    script.move(to: point(0.12, -0.12), over: 0.6, easing: .easeInOut)
    script.move(to: point(-0.1, 0.1), over: 0.6, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(1.2)
    script.press(at: point(-0.1, 0.1))
    script.move(to: point(0.1, 0.12), over: 0.2, easing: .easeIn)
    script.move(to: point(0.14, -0.2), over: 0.15)
    script.release()
    script.wait(0.15)
    script.press(at: point(0.1, -0.1))
    script.wait(0.3)
    script.move(to: point(-0.1, 0), over: 0.2, easing: .easeIn)
    script.release()
    script.wait(1.4)
  }
}
