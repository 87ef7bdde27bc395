// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags to the next cover, flicks past several, drags past the end, and taps the previous one.
package enum CarouselTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ x: CGFloat) -> CGPoint {
      CGPoint(x: size.width * x, y: size.height * 0.44)
    }
    script.wait(0.5)
    script.press(at: point(0.7))
    script.move(to: point(0.28), over: 0.8, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(0.9)
    script.fling(from: point(0.7), velocity: CGSize(width: -4 * size.width, height: 0))
    script.wait(1.2)
    script.fling(from: point(0.7), velocity: CGSize(width: -3 * size.width, height: 0))
    script.wait(1.2)
    // Past its end.
    script.press(at: point(0.8))
    script.move(to: point(0.2), over: 0.6, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(0.9)
    script.press(at: point(0.14))
    script.wait(0.06)
    script.release()
    script.wait(1)
    script.fling(from: point(0.3), velocity: CGSize(width: 5 * size.width, height: 0))
    script.wait(0.1)
    // Caught in flight.
    script.press(at: point(0.5))
    script.wait(0.4)
    script.move(to: point(0.56), over: 0.3, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1)
  }
}
