// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the sheet up, flicks it from top to bottom, flicks it up again and catches it.
package enum DetentsTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * 0.56, y: y * size.height)
    }
    script.wait(0.5)
    script.press(at: point(0.56))
    script.move(to: point(0.2), over: 0.9, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(0.9)
    // A slow flick goes one detent down, a fast one two.
    script.fling(from: point(0.3), velocity: CGSize(width: 0, height: 1.1 * size.height))
    script.wait(1)
    script.fling(from: point(0.6), velocity: CGSize(width: 0, height: -1.6 * size.height))
    script.wait(1)
    script.fling(from: point(0.3), velocity: CGSize(width: 0, height: 3 * size.height))
    script.wait(1)
    // Past its end.
    script.press(at: point(0.85))
    script.move(to: point(0.96), over: 0.4, easing: .easeInOut)
    script.wait(0.2)
    script.release()
    script.wait(0.7)
    script.fling(from: point(0.88), velocity: CGSize(width: 0, height: -2 * size.height))
    script.wait(0.06)
    script.press(at: point(0.8))
    script.wait(0.4)
    script.move(to: point(0.7), over: 0.3, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(1)
  }
}
