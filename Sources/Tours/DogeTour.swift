// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Taps the dog twice, drags it along a curve, and throws it.
package enum DogeTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let pad = CGPoint(x: size.width / 2, y: max(size.height - 148, size.height / 2))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: pad.x + x * size.width, y: pad.y + y * size.height)
    }
    script.wait(0.5)
    script.press(at: pad)
    script.wait(0.08)
    script.release()
    script.wait(0.6)
    script.press(at: pad)
    script.wait(0.08)
    script.release()
    script.wait(0.6)
    script.press(at: pad)
    script.move(to: point(-0.24, -0.16), over: 0.4, easing: .easeInOut)
    script.move(to: point(-0.1, -0.42), over: 0.45, easing: .easeInOut)
    script.move(to: point(0.22, -0.36), over: 0.4, easing: .easeInOut)
    script.wait(0.15)
    script.release()
    script.wait(0.8)
    script.fling(
      from: point(0.22, -0.36),
      velocity: CGSize(width: -size.width * 1.6, height: -size.height * 0.7))
    script.wait(1.2)
  }
}
