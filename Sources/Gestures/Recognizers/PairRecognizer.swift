// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Recognizes pinches and rotations: the scale and the angle between two touches of one sequence.
///
/// Scale and angle are relative to the locations at the second touch's beginning, and are measured in
/// the window, so that a view that rotates or scales with the gesture does not affect it. It begins
/// when the scale, or the angle, has changed by a minimum, which is not subtracted; it ends when the
/// first of the two lifts. A third touch is ignored.
package struct PairRecognizer {
  /// The quantity that must change for the gesture to begin.
  package enum Measure: Equatable, Sendable {
    /// The distance, by a fraction; a negative number and NaN count as 0.
    case scale(minimumDelta: Double)
    /// The direction, in radians either way; a negative number and NaN count as 0.
    case angle(minimumDelta: Double)
  }

  package struct Value: Equatable, Sendable {
    package var time: Double
    /// The distance between the touches relative to that at the start; above 0.
    package var scale = 1.0
    /// In radians since the start, clockwise; not wrapped after a full turn.
    package var angle = 0.0
    /// Per second.
    package var scaleVelocity = 0.0
    /// In radians per second.
    package var angleVelocity = 0.0
    /// The midpoint of the touches at the start, in the window.
    package var startLocation: CGPoint
  }

  package let measure: Measure
  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private let minimumSpread = GestureThresholds.standard.minimumSpread
  private var down: [Touch] = []
  private var pair: Pair?
  private var estimator = VelocityEstimator<AnimatablePair<Double, Double>>()

  private struct Pair {
    var first: Touch
    var second: Touch
    var startSpread: Double
    /// The last direction from the first to the second, in radians.
    var direction: Double
    var angle = 0.0
    var startLocation: CGPoint

    var spread: Double {
      hypot(
        Double(second.location.x - first.location.x), Double(second.location.y - first.location.y))
    }
    var currentDirection: Double {
      atan2(
        Double(second.location.y - first.location.y), Double(second.location.x - first.location.x))
    }
  }

  package init(_ measure: Measure) {
    self.measure = measure
  }

  package mutating func advance(_ touches: [Touch]) {
    for touch in touches where !phase.isTerminal { handle(touch) }
    guard !phase.isTerminal, pair != nil else { return }
    update()
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  private mutating func handle(_ touch: Touch) {
    switch touch.phase {
    case .began:
      down.append(touch)
      if pair == nil { makePair(touch) }
    case .moved:
      move(touch)
    case .ended:
      move(touch)
      if pair != nil { update() }
      lift(touch)
    case .cancelled:
      if isInPair(touch) { fail(.interrupted) }
      lift(touch)
    }
  }

  private mutating func makePair(_ touch: Touch) {
    guard
      let first = down.first(where: { $0.id != touch.id && $0.sequence == touch.sequence })
    else { return }
    let midpoint = CGPoint(
      x: (first.location.x + touch.location.x) / 2, y: (first.location.y + touch.location.y) / 2)
    var pair = Pair(
      first: first, second: touch, startSpread: 1, direction: 0, startLocation: midpoint)
    pair.startSpread = max(pair.spread, minimumSpread)
    pair.direction = pair.currentDirection
    self.pair = pair
  }

  private mutating func move(_ touch: Touch) {
    if let index = down.firstIndex(where: { $0.id == touch.id }) { down[index] = touch }
    if pair?.first.id == touch.id { pair?.first = touch }
    if pair?.second.id == touch.id { pair?.second = touch }
  }

  private mutating func lift(_ touch: Touch) {
    down.removeAll { $0.id == touch.id }
    guard !phase.isTerminal else { return }
    if isInPair(touch) {
      if case .active(var value) = phase {
        value.time = touch.time
        (value.scaleVelocity, value.angleVelocity) = velocity(at: touch.time)
        phase = .ended(value)
      } else {
        fail(.thresholdNotMet(shortfall))
      }
    } else if pair == nil, down.isEmpty {
      fail(.thresholdNotMet("only one of two touches"))
    }
  }

  private func isInPair(_ touch: Touch) -> Bool {
    pair?.first.id == touch.id || pair?.second.id == touch.id
  }

  private mutating func update() {
    guard var pair else { return }
    let time = max(pair.first.time, pair.second.time)
    if pair.spread >= minimumSpread {
      let direction = pair.currentDirection
      let delta = direction - pair.direction
      // The smaller of the two angles between the directions.
      pair.angle += delta - 2 * .pi * (delta / (2 * .pi)).rounded()
      pair.direction = direction
    }
    self.pair = pair
    var value = Value(time: time, startLocation: pair.startLocation)
    value.scale = max(pair.spread, minimumSpread) / pair.startSpread
    value.angle = pair.angle
    estimator.add(AnimatablePair(value.scale, value.angle), at: time)
    (value.scaleVelocity, value.angleVelocity) = velocity(at: time)
    if phase.kind == .active || hasBegun(value) {
      phase = .active(value)
    }
  }

  private func velocity(at time: Double) -> (Double, Double) {
    let velocity = estimator.velocity(at: time)
    return (velocity.first, velocity.second)
  }

  private func hasBegun(_ value: Value) -> Bool {
    switch measure {
    case .scale(let delta): abs(value.scale - 1) >= (delta > 0 ? delta : 0)
    case .angle(let delta): abs(value.angle) >= (delta > 0 ? delta : 0)
    }
  }

  private var shortfall: String {
    switch measure {
    case .scale(let delta): "scaled by less than \(delta)"
    case .angle(let delta): "turned by less than \((delta * 1800 / .pi).rounded() / 10) degrees"
    }
  }
}
