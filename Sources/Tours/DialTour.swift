// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Traces

/// Turns the knob by some ticks, spins it, catches it, and turns it back with the wheel.
package enum DialTour {
  package static func play(_ script: inout GestureScript, in size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) * 0.28
    func point(_ degrees: Double) -> CGPoint {
      let bearing = degrees * .pi / 180
      return CGPoint(x: middle.x + radius * sin(bearing), y: middle.y - radius * cos(bearing))
    }
    func turn(from start: Double, to end: Double, over duration: Double) {
      let steps = max(Int(duration * 60), 1)
      script.press(at: point(start))
      for step in 1...steps {
        let fraction = Double(step) / Double(steps)
        script.move(
          to: point(start + (end - start) * fraction * fraction), over: duration / Double(steps))
      }
    }
    script.wait(0.5)
    turn(from: 0, to: 76, over: 0.9)
    script.wait(0.3)
    script.release()
    script.wait(0.7)
    turn(from: 60, to: 150, over: 0.25)
    script.release()
    script.wait(1.8)
    turn(from: 40, to: -70, over: 0.25)
    script.release()
    script.wait(0.2)
    // Caught while it spins.
    script.press(at: point(-90))
    script.wait(0.4)
    script.release()
    script.wait(0.5)
    script.modifiers = .shift
    script.scrollWheel(by: -8, over: 0.6)
    script.wait(0.5)
    script.modifiers = []
    script.wait(1)
  }
}
