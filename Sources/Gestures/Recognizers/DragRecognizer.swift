// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Follows one touch once it has moved far enough.
///
/// Locations come already converted into the gesture's coordinate space. The translation counts from
/// the first touch, so that a drag that begins after 10 points begins with a translation of 10. The
/// drag begins when the farthest distance so far reaches the minimum, and stays when the hand comes
/// back. A second touch of the same hand makes it fail, as on iOS.
package struct DragRecognizer {
  /// A moment of a drag, in the points of the gesture's space.
  package struct Value: Equatable, Sendable {
    package var time: Double
    package var startLocation: CGPoint
    package var location: CGPoint
    /// In points per second.
    package var velocity: CGSize

    package var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// In points; 0 or less begins at the touch, NaN counts as 0, and infinity never begins.
  package var minimumDistance: Double
  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private var touch: Int?
  private var hand = 0
  private var start = CGPoint.zero
  private var farthest = 0.0
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()

  package init(minimumDistance: Double = GestureThresholds.standard.dragDistance) {
    self.minimumDistance = minimumDistance
  }

  /// Takes a touch whose location in the gesture's space is `location`.
  package mutating func advance(_ touch: Touch, at location: CGPoint) {
    guard !phase.isTerminal else { return }
    guard let own = self.touch else {
      guard touch.phase == .began else { return }
      begin(touch, at: location)
      return
    }
    guard touch.id == own else {
      if touch.phase == .began, touch.hand == hand { phase = .failed(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began:
      return
    case .moved:
      follow(touch, at: location)
    case .ended:
      follow(touch, at: location)
      finish(touch, at: location)
    case .cancelled:
      phase = .failed(.interrupted)
    }
  }

  /// Whether it began before the hand had moved far enough for a drag of the usual kind.
  package var isTentative: Bool {
    phase.kind == .active && farthest < GestureThresholds.standard.dragDistance
  }

  /// What the arithmetic of places may lack of a distance, in points.
  private static let slack = 1e-6

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  private mutating func begin(_ touch: Touch, at location: CGPoint) {
    self.touch = touch.id
    hand = touch.hand
    start = location
    estimator.add(AnimatablePair(location.x, location.y), at: touch.time)
    let value = value(touch, at: location)
    phase = minimumDistance > 0 ? .possible(value) : .active(value)
  }

  private mutating func follow(_ touch: Touch, at location: CGPoint) {
    if touch.phase == .moved {
      estimator.add(AnimatablePair(location.x, location.y), at: touch.time)
    }
    let (x, y) = (Double(location.x - start.x), Double(location.y - start.y))
    farthest = max(farthest, (x * x + y * y).squareRoot())
    let value = value(touch, at: location)
    if case .possible = phase, farthest + DragRecognizer.slack < minimumDistance {
      phase = .possible(value)
    } else {
      phase = .active(value)
    }
  }

  private mutating func finish(_ touch: Touch, at location: CGPoint) {
    if case .active(let value) = phase {
      phase = .ended(value)
    } else {
      let (moved, needed) = (farthest.inWords, minimumDistance.inWords)
      phase = .failed(.thresholdNotMet("moved \(moved) of \(needed) points"))
    }
  }

  private func value(_ touch: Touch, at location: CGPoint) -> Value {
    let velocity = estimator.velocity(at: touch.time)
    return Value(
      time: touch.time, startLocation: start, location: location,
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }
}
