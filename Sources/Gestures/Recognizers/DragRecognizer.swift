// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Recognizes one touch that moves a minimum distance.
///
/// Locations are passed in the gesture's coordinate space. The translation counts from the first
/// touch, so that a drag that begins after 10 points begins with a translation of 10. The drag begins
/// when the largest distance so far reaches the minimum, and remains active when the touch returns. A
/// second touch of the same sequence makes it fail, as on iOS.
package struct DragRecognizer {
  /// The value of a drag at one sample, in points of the gesture's coordinate space.
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

  /// In points; with 0, a negative number or NaN it begins at the touch, with infinity never.
  package var minimumDistance: Double
  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private let thresholds = GestureThresholds.standard
  private var touch: Int?
  private var sequence = 0
  private var start = CGPoint.zero
  private var farthest = 0.0
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()

  package init(minimumDistance: Double = GestureThresholds.standard.dragDistance) {
    self.minimumDistance = minimumDistance
  }

  /// Handles a touch whose location in the gesture's coordinate space is `location`.
  package mutating func advance(_ touch: Touch, at location: CGPoint) {
    guard !phase.isTerminal else { return }
    guard let trackedID = self.touch else {
      guard touch.phase == .began else { return }
      begin(touch, at: location)
      return
    }
    guard touch.id == trackedID else {
      if touch.phase == .began, touch.sequence == sequence { phase = .failed(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began:
      return
    case .moved:
      update(touch, at: location)
    case .ended:
      update(touch, at: location)
      end()
    case .cancelled:
      phase = .failed(.interrupted)
    }
  }

  /// Whether it is active although the touch has not moved as far as a standard drag requires.
  package var isTentative: Bool {
    phase.kind == .active && farthest < thresholds.dragDistance
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  private mutating func begin(_ touch: Touch, at location: CGPoint) {
    self.touch = touch.id
    sequence = touch.sequence
    start = location
    estimator.add(AnimatablePair(location.x, location.y), at: touch.time)
    let value = value(touch, at: location)
    phase = minimumDistance > 0 ? .possible(value) : .active(value)
  }

  private mutating func update(_ touch: Touch, at location: CGPoint) {
    if touch.phase == .moved {
      estimator.add(AnimatablePair(location.x, location.y), at: touch.time)
    }
    let (x, y) = (Double(location.x - start.x), Double(location.y - start.y))
    farthest = max(farthest, (x * x + y * y).squareRoot())
    let value = value(touch, at: location)
    if case .possible = phase, farthest + thresholds.distanceTolerance < minimumDistance {
      phase = .possible(value)
    } else {
      phase = .active(value)
    }
  }

  private mutating func end() {
    if case .active(let value) = phase {
      phase = .ended(value)
    } else {
      let (moved, required) = (farthest.roundedText, minimumDistance.roundedText)
      phase = .failed(.thresholdNotMet("moved \(moved) of \(required) points"))
    }
  }

  private func value(_ touch: Touch, at location: CGPoint) -> Value {
    let velocity = estimator.velocity(at: touch.time)
    return Value(
      time: touch.time, startLocation: start, location: location,
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }
}
