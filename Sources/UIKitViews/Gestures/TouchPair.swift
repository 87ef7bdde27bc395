// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

/// The vector between the first two touches of a recognizer.
struct TouchPair {
  private let vector: CGVector

  /// The distance in points.
  var distance: CGFloat { hypot(vector.dx, vector.dy) }
  /// The angle of the second touch as seen from the first one, in radians, clockwise.
  var angle: CGFloat { atan2(vector.dy, vector.dx) }

  /// Creates the vector; nil with fewer than two touches.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location, touches[1].location)
    vector = CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }
}

/// The velocity of a value that a recognizer measures.
struct ValueVelocity {
  private var estimator = VelocityEstimator<Double>()
  private var time = 0.0

  /// The change per second at the last sample.
  var current: CGFloat { estimator.velocity(at: time) }

  /// Adds a sample at a time in seconds.
  mutating func add(_ value: CGFloat, at time: Double) {
    self.time = time
    estimator.add(Double(value), at: time)
  }
}

extension UIGestureRecognizer {
  /// The vector between the first two touches; nil with fewer.
  var pair: TouchPair? { TouchPair(touches) }

  /// Ends a gesture of two touches when fewer than two remain; one that has not begun fails when none remains.
  func endPair(lifting count: Int) {
    if isActive, numberOfTouches - count < 2 {
      state = .ended
    } else if numberOfTouches == count {
      state = .failed
    }
  }
}
