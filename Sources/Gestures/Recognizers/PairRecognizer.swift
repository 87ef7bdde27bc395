// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Follows two touches of one hand as they move apart, together and about each other.
///
/// Everything counts from where the two were when the second came down, and is measured in the window,
/// so that a view that turns or grows under the hand does not turn or grow the gesture. It begins when
/// the scale, or the angle, has changed by enough, without counting anew from there; it ends when the first
/// of the two lifts. A third touch is not looked at.
package struct PairRecognizer {
  /// What has to change for it to begin.
  package enum Measure: Equatable, Sendable {
    /// The distance, by a fraction; negative and NaN count as 0.
    case scale(minimumDelta: Double)
    /// The direction, by radians either way; negative and NaN count as 0.
    case angle(minimumDelta: Double)
  }

  package struct Value: Equatable, Sendable {
    package var time: Double
    /// How many times as far apart as at the start; above 0.
    package var scale = 1.0
    /// In radians since the start, clockwise; more than a turn after more than a turn.
    package var angle = 0.0
    /// Per second.
    package var scaleVelocity = 0.0
    /// In radians per second.
    package var angleVelocity = 0.0
    /// The middle between the two at the start, in the window.
    package var startLocation: CGPoint
  }

  package let measure: Measure
  package private(set) var phase: GesturePhase<Value> = .possible(nil)

  private let smallest = GestureThresholds.standard.smallestSpread
  private var down: [Touch] = []
  private var pair: Pair?
  private var estimator = VelocityEstimator<AnimatablePair<Double, Double>>()

  private struct Pair {
    var first: Touch
    var second: Touch
    var startSpread: Double
    /// The direction from the first to the second as last seen.
    var direction: Double
    var angle = 0.0
    var startLocation: CGPoint

    var spread: Double {
      hypot(
        Double(second.location.x - first.location.x), Double(second.location.y - first.location.y))
    }
    var seenDirection: Double {
      atan2(
        Double(second.location.y - first.location.y), Double(second.location.x - first.location.x))
    }
  }

  package init(_ measure: Measure) {
    self.measure = measure
  }

  package mutating func advance(_ touches: [Touch]) {
    for touch in touches where !phase.isTerminal { note(touch) }
    guard !phase.isTerminal, pair != nil else { return }
    follow()
  }

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }

  private mutating func note(_ touch: Touch) {
    switch touch.phase {
    case .began:
      down.append(touch)
      if pair == nil { makePair(touch) }
    case .moved:
      move(touch)
    case .ended:
      move(touch)
      if pair != nil { follow() }
      lift(touch)
    case .cancelled:
      if isOwn(touch) { fail(.interrupted) }
      lift(touch)
    }
  }

  private mutating func makePair(_ touch: Touch) {
    guard let first = down.first(where: { $0.id != touch.id && $0.hand == touch.hand }) else {
      return
    }
    let middle = CGPoint(
      x: (first.location.x + touch.location.x) / 2, y: (first.location.y + touch.location.y) / 2)
    var pair = Pair(
      first: first, second: touch, startSpread: 1, direction: 0, startLocation: middle)
    pair.startSpread = max(pair.spread, smallest)
    pair.direction = pair.seenDirection
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
    if isOwn(touch) {
      if case .active(var value) = phase {
        value.time = touch.time
        (value.scaleVelocity, value.angleVelocity) = velocity(at: touch.time)
        phase = .ended(value)
      } else {
        fail(.thresholdNotMet(shortfall))
      }
    } else if pair == nil, down.isEmpty {
      fail(.thresholdNotMet("one finger of two"))
    }
  }

  private func isOwn(_ touch: Touch) -> Bool {
    pair?.first.id == touch.id || pair?.second.id == touch.id
  }

  private mutating func follow() {
    guard var pair else { return }
    let time = max(pair.first.time, pair.second.time)
    if pair.spread >= smallest {
      let direction = pair.seenDirection
      let turn = direction - pair.direction
      // The short way round.
      pair.angle += turn - 2 * .pi * (turn / (2 * .pi)).rounded()
      pair.direction = direction
    }
    self.pair = pair
    var value = Value(time: time, startLocation: pair.startLocation)
    value.scale = max(pair.spread, smallest) / pair.startSpread
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
