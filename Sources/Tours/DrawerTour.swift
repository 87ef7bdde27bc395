// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the drawer open, flicks it shut, catches it in flight, and turns it around with a tap.
package enum DrawerTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ bottom: CGFloat) -> CGPoint {
      CGPoint(x: size.width / 2, y: size.height - bottom)
    }
    script.wait(0.5)
    script.press(at: point(60))
    script.wait(0.1)
    script.move(to: point(240), over: 0.6, easing: .easeInOut)
    script.move(to: point(180), over: 0.4, easing: .easeInOut)
    script.move(to: point(290), over: 0.3, easing: .easeIn)
    script.release()
    script.wait(1.2)
    script.fling(from: point(200), velocity: CGSize(width: 0, height: 1400))
    script.wait(1.2)
    script.fling(from: point(60), velocity: CGSize(width: 0, height: -1200))
    script.wait(0.05)
    script.press(at: point(60))
    script.wait(0.3)
    script.move(to: point(30), over: 0.3, easing: .easeInOut)
    script.move(to: point(150), over: 0.2, easing: .easeIn)
    script.release()
    script.wait(1.2)
    script.press(at: point(60))
    script.release()
    script.wait(0.2)
    script.press(at: point(40))
    script.release()
    script.wait(1.2)
  }
}
