// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

extension DynamicWorld {
  /// A constraint between points of two bodies, or of a body and the plane.
  struct Joint {
    /// The quantity that is constrained.
    enum Kind {
      /// The points have a distance, or are the same one for a distance of almost 0.
      case distance
      /// The points have at most a distance.
      case rope
      /// The points are on a line with this normal.
      case line(normal: SIMD2<Double>)
      /// The way from the first point to the second one has at most a length along a direction.
      case stop(along: SIMD2<Double>)
      /// The second body is turned by an angle against the first one.
      case turn
      /// The second body is turned by at most an angle against the first one, with 1, or by at least the
      /// negative angle, with -1.
      case turnStop(sign: Double)
    }

    var kind = Kind.distance
    var first: Int
    var firstOffset: SIMD2<Double>
    var second: Int?
    /// The offset in the second body, or the point of the plane.
    var secondOffset: SIMD2<Double>
    /// The distance between the points; an angle in radians for turns.
    var length: Double
    /// In hertz; 0 is rigid.
    var frequency = 0.0
    /// 1 is critical.
    var damping = 0.0
    fileprivate var impulse = SIMD2<Double>.zero
    fileprivate var softness = 0.0
    fileprivate var bias = SIMD2<Double>.zero

    init(
      _ kind: Kind = .distance, first: Int, firstOffset: SIMD2<Double> = .zero, second: Int?,
      secondOffset: SIMD2<Double> = .zero, length: Double
    ) {
      (self.kind, self.length) = (kind, length)
      (self.first, self.firstOffset) = (first, firstOffset)
      (self.second, self.secondOffset) = (second, secondOffset)
    }

    /// Whether the constraint only pulls, so that it does nothing below its length.
    fileprivate var isLimit: Bool {
      switch kind {
      case .rope, .stop, .turnStop: true
      case .distance, .line, .turn: false
      }
    }

    fileprivate var isTurn: Bool {
      switch kind {
      case .turn, .turnStop: true
      case .distance, .rope, .line, .stop: false
      }
    }
  }

  private func points(_ joint: Joint) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let a = bodies[joint.first].rotated(joint.firstOffset)
    let b = joint.second.map { bodies[$0].rotated(joint.secondOffset) } ?? .zero
    let from = bodies[joint.first].position + a
    let to = joint.second.map { bodies[$0].position + b } ?? joint.secondOffset
    return (a, b, to - from)
  }

  /// Returns whether a joint holds two points together, without a direction.
  private func isPin(_ joint: Joint) -> Bool {
    if case .distance = joint.kind { return joint.length < 0.5 }
    return false
  }

  private func mass(
    _ joint: Joint, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ direction: SIMD2<Double>
  ) -> Double {
    let response =
      bodies[joint.first].response(at: a, along: direction)
      + (joint.second.map { bodies[$0].response(at: b, along: direction) } ?? 0)
    return response > 0 ? 1 / response : 0
  }

  /// The direction along which a joint acts, and how far the points are from where it holds them.
  private func action(
    of joint: Joint, _ delta: SIMD2<Double>
  ) -> (direction: SIMD2<Double>, error: Double) {
    switch joint.kind {
    case .line(let normal): return (normal, dot(delta, normal))
    case .stop(let direction): return (direction, dot(delta, direction) - joint.length)
    case .distance, .rope, .turn, .turnStop:
      let distance = length(delta)
      let direction = distance > 1e-6 ? delta / distance : SIMD2(0, 1)
      return (direction, distance - joint.length)
    }
  }

  func prepare(_ joint: inout Joint) {
    let dt = Self.step
    guard !joint.isTurn else { return prepareTurn(&joint) }
    let (a, b, delta) = points(joint)
    let (direction, distance) = action(of: joint, delta)
    let error = isPin(joint) ? delta : direction * distance
    guard joint.frequency > 0 else {
      // What a limit does not hold yet may be used up in this step.
      let rate = joint.isLimit && distance < 0 ? 1 : 0.2
      joint.bias = error * (rate / dt)
      return
    }
    // A spring and a damper as a soft constraint, which is stable for any stiffness.
    let mass = mass(joint, a, b, direction)
    let omega = 2 * Double.pi * joint.frequency
    let (damper, spring) = (2 * mass * joint.damping * omega, mass * omega * omega)
    let gamma = dt * (damper + dt * spring)
    joint.softness = gamma > 0 ? 1 / gamma : 0
    joint.bias = error * (dt * spring * joint.softness)
  }

  mutating func solve(_ joint: inout Joint) {
    guard !joint.isTurn else { return solveTurn(&joint) }
    let (a, b, delta) = points(joint)
    let directions =
      isPin(joint) ? [SIMD2(1, 0), SIMD2(0, 1)] : [action(of: joint, delta).direction]
    for direction in directions {
      let other = joint.second.map { bodies[$0].velocity(at: b) } ?? .zero
      let speed = dot(other - bodies[joint.first].velocity(at: a), direction)
      let inverse = 1 / max(mass(joint, a, b, direction), 1e-12) + joint.softness
      let before = dot(joint.impulse, direction)
      var impulse = -(speed + dot(joint.bias, direction) + joint.softness * before) / inverse
      if joint.isLimit { impulse = min(before + impulse, 0) - before }
      joint.impulse += direction * impulse
      bodies[joint.first].apply(impulse: -direction * impulse, at: a)
      if let second = joint.second { bodies[second].apply(impulse: direction * impulse, at: b) }
    }
  }

  // MARK: Turns

  private func sign(of joint: Joint) -> Double {
    if case .turnStop(let sign) = joint.kind { return sign }
    return 1
  }

  private func prepareTurn(_ joint: inout Joint) {
    let turned = (joint.second.map { bodies[$0].angle } ?? 0) - bodies[joint.first].angle
    var error = turned * sign(of: joint) - joint.length
    // Whole turns of an item that turned before do not matter.
    if case .turn = joint.kind { error = error.remainder(dividingBy: 2 * .pi) }
    let rate = joint.isLimit && error < 0 ? 1 : 0.2
    joint.bias.x = error * (rate / Self.step)
  }

  private mutating func solveTurn(_ joint: inout Joint) {
    let sign = sign(of: joint)
    let other = joint.second.map { bodies[$0].angularVelocity } ?? 0
    let response =
      bodies[joint.first].inverseInertia + (joint.second.map { bodies[$0].inverseInertia } ?? 0)
    guard response > 0 else { return }
    let speed = (other - bodies[joint.first].angularVelocity) * sign
    var impulse = -(speed + joint.bias.x) / response
    if joint.isLimit { impulse = min(joint.impulse.x + impulse, 0) - joint.impulse.x }
    joint.impulse.x += impulse
    bodies[joint.first].angularVelocity -= sign * impulse * bodies[joint.first].inverseInertia
    if let second = joint.second {
      bodies[second].angularVelocity += sign * impulse * bodies[second].inverseInertia
    }
  }
}
