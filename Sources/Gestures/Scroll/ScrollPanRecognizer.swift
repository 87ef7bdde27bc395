// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Recognizes the touches that scroll a scroll view.
///
/// It begins when they have moved 10 points along the axes in which the view scrolls, and counts from
/// there, so that nothing jumps; or at the touch, when it catches a moving view. The translation is
/// that of the touches' mean location: a pinch does not scroll.
package struct ScrollPanRecognizer {
  /// The value of a scroll at one sample.
  package struct Value: Equatable, Sendable {
    package var time: Double
    /// The translation since it began, in points.
    package var translation: CGSize
    /// In points per second.
    package var velocity: CGSize
  }

  /// The axes in which the view scrolls.
  package struct Directions: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = Directions(rawValue: 1)
    package static let vertical = Directions(rawValue: 2)
  }

  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private let thresholds = GestureThresholds.standard
  private let directions: Directions
  private let beginsAtOnce: Bool
  /// The locations of the touches that are down, by id.
  private var locations: [Int: CGPoint] = [:]
  /// The translation of the mean location since the first touch.
  private var translation = CGSize.zero
  /// The translation that was needed to begin; not part of the value.
  private var threshold = CGSize.zero
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()

  package init(_ directions: Directions, beginsAtOnce: Bool = false) {
    self.directions = directions
    self.beginsAtOnce = beginsAtOnce
  }

  /// Handles simultaneous touches of one phase, with their locations in the space around the view.
  package mutating func advance(_ touches: [(touch: Touch, location: CGPoint)]) {
    guard !phase.isTerminal, let first = touches.first?.touch else { return }
    addTranslation(of: touches)
    if first.phase == .began || first.phase == .moved {
      estimator.add(AnimatablePair(translation.width, translation.height), at: first.time)
    }
    switch first.phase {
    case .began:
      for (touch, location) in touches { locations[touch.id] = location }
      if beginsAtOnce, phase.kind == .possible { phase = .active(value(at: first.time)) }
    case .moved:
      beginIfFarEnough()
      if phase.kind == .active { phase = .active(value(at: first.time)) }
    case .ended:
      beginIfFarEnough()
      for (touch, _) in touches { locations[touch.id] = nil }
      guard locations.isEmpty else { return }
      let isActive = phase.kind == .active || threshold != .zero
      phase = isActive ? .ended(value(at: first.time)) : .failed(.thresholdNotMet("did not move"))
    case .cancelled:
      for (touch, _) in touches { locations[touch.id] = nil }
      if locations.isEmpty { fail(.interrupted) }
    }
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  /// Adds the translation of the mean location.
  private mutating func addTranslation(of touches: [(touch: Touch, location: CGPoint)]) {
    guard !locations.isEmpty else { return }
    for (touch, location) in touches {
      guard let old = locations[touch.id] else { continue }
      translation.width += (location.x - old.x) / CGFloat(locations.count)
      translation.height += (location.y - old.y) / CGFloat(locations.count)
      locations[touch.id] = location
    }
  }

  private mutating func beginIfFarEnough() {
    guard phase.kind == .possible, threshold == .zero else { return }
    let (x, y) = (
      directions.contains(.horizontal) ? translation.width : 0,
      directions.contains(.vertical) ? translation.height : 0
    )
    let distance = (x * x + y * y).squareRoot()
    let minimum = thresholds.dragDistance
    guard distance + thresholds.distanceTolerance >= minimum else { return }
    threshold = CGSize(width: x / distance * minimum, height: y / distance * minimum)
    phase = .active(Value(time: 0, translation: .zero, velocity: .zero))
  }

  private func value(at time: Double) -> Value {
    let velocity = estimator.velocity(at: time)
    return Value(
      time: time,
      translation: CGSize(
        width: translation.width - threshold.width, height: translation.height - threshold.height),
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }
}
