// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the bands down far, releases them, throws them up, and catches them.
package enum RubberBandTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width / 2, y: size.height * y)
    }
    script.wait(0.5)
    script.press(at: point(0.5))
    script.move(to: point(0.84), over: 0.9, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(1.2)
    script.fling(from: point(0.5), velocity: CGSize(width: 0, height: -2 * size.height))
    script.wait(1.2)
    script.press(at: point(0.5))
    script.move(to: point(0.2), over: 0.5, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(0.08)
    script.press(at: point(0.4))
    script.wait(0.5)
    script.move(to: point(0.5), over: 0.4, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1.2)
  }
}
