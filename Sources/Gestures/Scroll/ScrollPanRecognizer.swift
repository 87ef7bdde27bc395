// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Follows the fingers that push a scroll view.
///
/// It begins when they have moved 10 points along an axis in which the view scrolls, and counts from there, so
/// that nothing jumps; at once when the view is caught as it moves. The way is that of the middle of all
/// fingers: two that pinch scroll nothing.
package struct ScrollPanRecognizer {
  /// A moment of a scroll.
  package struct Value: Equatable, Sendable {
    package var time: Double
    /// How far the fingers have moved since it began, in points.
    package var translation: CGSize
    /// In points per second.
    package var velocity: CGSize
  }

  /// In which directions the view scrolls.
  package struct Directions: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = Directions(rawValue: 1)
    package static let vertical = Directions(rawValue: 2)
  }

  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private let directions: Directions
  private let beginsAtOnce: Bool
  private var fingers: [Int: CGPoint] = [:]
  private var travel = CGSize.zero
  /// What of the travel was needed to begin.
  private var threshold = CGSize.zero
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()

  package init(_ directions: Directions, beginsAtOnce: Bool = false) {
    self.directions = directions
    self.beginsAtOnce = beginsAtOnce
  }

  /// Takes touches that happen at once, with where they are in the space around the view.
  package mutating func advance(_ touches: [(touch: Touch, location: CGPoint)]) {
    guard !phase.isTerminal, let first = touches.first?.touch else { return }
    follow(touches)
    if first.phase == .began || first.phase == .moved {
      estimator.add(AnimatablePair(travel.width, travel.height), at: first.time)
    }
    switch first.phase {
    case .began:
      for (touch, location) in touches { fingers[touch.id] = location }
      if beginsAtOnce, phase.kind == .possible { phase = .active(value(at: first.time)) }
    case .moved:
      beginIfFarEnough()
      if phase.kind == .active { phase = .active(value(at: first.time)) }
    case .ended:
      beginIfFarEnough()
      for (touch, _) in touches { fingers[touch.id] = nil }
      guard fingers.isEmpty else { return }
      let isActive = phase.kind == .active || threshold != .zero
      phase = isActive ? .ended(value(at: first.time)) : .failed(.thresholdNotMet("did not move"))
    case .cancelled:
      for (touch, _) in touches { fingers[touch.id] = nil }
      if fingers.isEmpty { fail(.interrupted) }
    }
  }

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  /// Adds the way of the middle of the fingers.
  private mutating func follow(_ touches: [(touch: Touch, location: CGPoint)]) {
    guard !fingers.isEmpty else { return }
    for (touch, location) in touches {
      guard let old = fingers[touch.id] else { continue }
      travel.width += (location.x - old.x) / CGFloat(fingers.count)
      travel.height += (location.y - old.y) / CGFloat(fingers.count)
      fingers[touch.id] = location
    }
  }

  private mutating func beginIfFarEnough() {
    guard phase.kind == .possible, threshold == .zero else { return }
    let (x, y) = (
      directions.contains(.horizontal) ? travel.width : 0,
      directions.contains(.vertical) ? travel.height : 0
    )
    let distance = (x * x + y * y).squareRoot()
    let least = GestureThresholds.standard.dragDistance
    guard distance + ScrollPanRecognizer.slack >= least else { return }
    threshold = CGSize(width: x / distance * least, height: y / distance * least)
    phase = .active(Value(time: 0, translation: .zero, velocity: .zero))
  }

  private func value(at time: Double) -> Value {
    let velocity = estimator.velocity(at: time)
    return Value(
      time: time,
      translation: CGSize(
        width: travel.width - threshold.width, height: travel.height - threshold.height),
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }

  /// What the arithmetic of places may lack of a distance, in points.
  private static let slack = 1e-6
}
