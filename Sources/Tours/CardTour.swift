// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Lets a card spring home, throws three off the deck, and catches the last in flight.
package enum CardTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    script.wait(0.5)
    script.press(at: point(30, 60))
    script.wait(0.1)
    script.move(to: point(110, 40), over: 0.5, easing: .easeInOut)
    script.move(to: point(-50, 80), over: 0.5, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1)
    script.fling(from: point(20, 20), velocity: CGSize(width: 1500, height: -200))
    script.wait(0.9)
    script.fling(from: point(10, 40), velocity: CGSize(width: -300, height: -1700))
    script.wait(0.9)
    script.fling(from: point(-10, -60), velocity: CGSize(width: -1400, height: 300))
    script.wait(0.06)
    script.press(at: point(-150, 0))
    script.wait(0.3)
    script.move(to: point(-20, 20), over: 0.4, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1.4)
  }
}
