// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the star twice, and then out of the window.
package enum StarTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    script.wait(0.5)
    script.press(at: point(10, 10))
    script.wait(0.1)
    script.move(to: point(90, 110), over: 0.7, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(0.8)
    script.press(at: point(80, 100))
    script.move(to: point(-60, -20), over: 0.7, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(0.6)
    script.press(at: point(-60, -20))
    script.move(to: CGPoint(x: 16, y: center.y - 180), over: 0.6, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(1)
  }
}
