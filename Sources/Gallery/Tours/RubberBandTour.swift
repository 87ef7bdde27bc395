// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// A hand that pulls the bands down far, lets go, throws them up, and catches them.
nonisolated enum RubberBandTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    func point(_ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width / 2, y: size.height * y)
    }
    script.wait(0.5)
    script.press(at: point(0.5))
    script.move(to: point(0.84), over: 0.9, pace: .eased)
    script.wait(0.3)
    script.release()
    script.wait(1.2)
    script.throwing(from: point(0.5), velocity: CGSize(width: 0, height: -2 * size.height))
    script.wait(1.2)
    script.press(at: point(0.5))
    script.move(to: point(0.2), over: 0.5, pace: .eased)
    script.wait(0.2)
    script.release()
    script.wait(0.08)
    script.press(at: point(0.4))
    script.wait(0.5)
    script.move(to: point(0.5), over: 0.4, pace: .eased)
    script.wait(0.15)
    script.release()
    script.wait(1.2)
  }
}
