// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension UIViewPropertyAnimator: DrivenAnimation {
  var progress: Double { Double(fractionComplete) }

  func scrub(to fraction: Double) {
    guard state == .active else { return }
    if isReversed { isReversed = false }
    fractionComplete = CGFloat(fraction)
  }

  func resume(reversed: Bool, speed: Double, _ curve: CubicBezier) {
    guard state == .active, !isRunning else { return }
    isReversed = reversed
    let left = reversed ? fractionComplete : 1 - fractionComplete
    continueAnimation(
      withTimingParameters: UICubicTimingParameters(curve),
      durationFactor: max(left / CGFloat(max(speed, 0.01)), 1e-3))
  }
}

extension UICubicTimingParameters {
  fileprivate convenience init(_ curve: CubicBezier) {
    self.init(
      controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
      controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
  }
}
