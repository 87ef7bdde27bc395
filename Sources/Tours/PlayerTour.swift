// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Scrolls, starts playback, opens the player, flicks it down, switches tabs, and pauses.
package enum PlayerTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func tap(_ point: CGPoint) {
      script.press(at: point)
      script.wait(0.1)
      script.release()
    }
    let middle = size.width / 2
    let mini = size.height - 96
    script.wait(0.4)
    script.press(at: point(middle, size.height * 0.6))
    script.move(to: point(middle, size.height * 0.4), over: 0.25, easing: .easeIn)
    script.release()
    script.wait(0.9)
    tap(point(size.width - 80, mini))
    script.wait(0.6)
    script.press(at: point(middle - 40, mini))
    script.move(to: point(middle - 30, size.height * 0.52), over: 0.7, easing: .easeInOut)
    script.wait(0.4)
    script.move(to: point(middle - 20, size.height * 0.28), over: 0.3, easing: .easeIn)
    script.release()
    script.wait(1.4)
    script.press(at: point(middle, size.height * 0.3))
    script.move(to: point(middle, size.height * 0.5), over: 0.16, easing: .easeIn)
    script.release()
    script.wait(1)
    // To another tab and back.
    tap(point(size.width * 0.375, size.height - 32))
    script.wait(0.5)
    for _ in 1...3 {
      tap(point(middle, (size.height - 47) / 2 + 64))
      script.wait(0.25)
    }
    tap(point(size.width * 0.125, size.height - 32))
    script.wait(0.6)
    tap(point(size.width * 0.375, size.height - 32))
    script.wait(0.6)
    tap(point(size.width - 80, mini))
    script.wait(0.8)
  }
}
