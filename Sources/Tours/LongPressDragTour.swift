// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Moves before the long press is recognized; then waits, drags the disc and releases it.
package enum LongPressDragTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    script.wait(0.5)
    script.press(at: point(10, 10))
    script.wait(0.2)
    script.move(to: point(90, -50), over: 0.35, easing: .easeInOut)
    script.release()
    script.wait(0.5)
    script.press(at: point(10, 10))
    script.wait(0.8)
    script.move(to: point(-70, -130), over: 0.6, easing: .easeInOut)
    script.move(to: point(80, -90), over: 0.6, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(1)
  }
}
