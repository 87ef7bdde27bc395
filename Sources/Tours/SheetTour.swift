// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the sheet up slowly, lets it fall back, flicks it open, drags past the end, flicks it
/// down, and catches it.
package enum SheetTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * 0.56, y: y * size.height)
    }
    script.wait(0.5)
    script.press(at: point(0.88))
    script.move(to: point(0.66), over: 0.6, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(0.8)
    script.press(at: point(0.88))
    script.move(to: point(0.7), over: 0.14, easing: .easeIn)
    script.release()
    script.wait(1)
    // Past its end.
    script.press(at: point(0.2))
    script.move(to: point(0.02), over: 0.5, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(0.8)
    script.press(at: point(0.2))
    script.move(to: point(0.36), over: 0.12, easing: .easeIn)
    script.release()
    script.wait(0.08)
    // Caught in flight.
    script.press(at: point(0.8))
    script.wait(0.3)
    script.move(to: point(0.74), over: 0.3, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1.2)
  }
}
