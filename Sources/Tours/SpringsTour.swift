// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Drags the beads to one side and releases them, flings them to both sides, and catches them.
package enum SpringsTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    script.wait(0.5)
    script.press(at: point(-60, 40))
    script.move(to: point(60, 30), over: 0.6, easing: .easeInOut)
    script.wait(0.3)
    script.release()
    script.wait(1.8)
    script.fling(from: point(40, 0), velocity: CGSize(width: -1300, height: 0))
    script.wait(1.6)
    script.fling(from: point(-40, 0), velocity: CGSize(width: 1300, height: 0))
    script.wait(0.16)
    script.press(at: point(30, 0))
    script.wait(0.5)
    script.release()
    script.wait(1.6)
  }
}
