// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// A hand that draws the sheet up slowly, lets it fall back, flicks it open, catches it, and shuts it.
nonisolated enum SheetTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * 0.56, y: y * size.height)
    }
    script.wait(0.5)
    script.press(at: point(0.88))
    script.move(to: point(0.66), over: 0.6, pace: .eased)
    script.wait(0.2)
    script.release()
    script.wait(0.8)
    script.press(at: point(0.88))
    script.move(to: point(0.7), over: 0.14, pace: .accelerating)
    script.release()
    script.wait(1)
    // Beyond its end.
    script.press(at: point(0.2))
    script.move(to: point(0.02), over: 0.5, pace: .eased)
    script.wait(0.3)
    script.release()
    script.wait(0.8)
    script.press(at: point(0.2))
    script.move(to: point(0.36), over: 0.12, pace: .accelerating)
    script.release()
    script.wait(0.08)
    // Caught on its way.
    script.press(at: point(0.8))
    script.wait(0.3)
    script.move(to: point(0.74), over: 0.3, pace: .eased)
    script.wait(0.15)
    script.release()
    script.wait(1.2)
  }
}
