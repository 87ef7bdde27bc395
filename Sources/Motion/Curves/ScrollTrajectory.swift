// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// One coordinate of a scroll view's offset after the release, as a function of time.
///
/// It consists of segments in closed form. It decelerates (`Decay`). Beyond an end of the range a critically
/// damped spring continues with the velocity at the end and returns it; after a release almost at rest the
/// spring is overdamped. Where the spring swings back inside, the motion decelerates again. Positions are in
/// points, times in seconds since the release. A negative time and NaN count as 0; after `duration` the
/// position is `destination`. A start or velocity that is not finite gives a trajectory that does not move.
package struct ScrollTrajectory: Equatable, Sendable {
  /// The motion of a segment; y is the position minus the segment's target.
  private enum Curve: Equatable, Sendable {
    /// y = y₀·e^(−kt)
    case deceleration(rate: Double)
    /// y = (y₀ + (v₀ + ωy₀)·t)·e^(−ωt)
    case spring(frequency: Double, velocity: Double)
    /// y = y₀·((b + u)·e^(−at) − (a + u)·e^(−bt)) / (b − a), with u = v₀/y₀
    case slowReturn(velocity: Double)
  }

  /// The rates a and b of the return from a release almost at rest, per second.
  private static let slowRate = 9.0
  private static let fastRate = 46.0

  private struct Segment: Equatable, Sendable {
    var begin: Double
    var target: Double
    var start: Double
    var curve: Curve
  }

  private var segments: [Segment] = []
  /// The final position, in points.
  package private(set) var destination: Double
  /// The time until the final position is reached, in seconds.
  package private(set) var duration = 0.0

  private init(at position: Double) {
    destination = position
  }

  /// The position at a time, in points.
  package func value(at time: Double) -> Double {
    let time = SpringLimits.time(time)
    guard time < duration, let segment = segments.last(where: { $0.begin <= time }) else {
      return destination
    }
    let (y, t) = (segment.start - segment.target, time - segment.begin)
    switch segment.curve {
    case .deceleration(let rate): return segment.target + y * exp(-rate * t)
    case .spring(let frequency, let velocity):
      return segment.target + (y + (velocity + frequency * y) * t) * exp(-frequency * t)
    case .slowReturn(let velocity):
      let (slow, fast) = Self.returnParts(y, velocity, t)
      return segment.target + slow - fast
    }
  }

  /// The two exponential parts of the return from a release almost at rest.
  private static func returnParts(
    _ y: Double, _ velocity: Double, _ t: Double
  ) -> (slow: Double, fast: Double) {
    (
      (fastRate * y + velocity) * exp(-slowRate * t) / (fastRate - slowRate),
      (slowRate * y + velocity) * exp(-fastRate * t) / (fastRate - slowRate)
    )
  }

  /// Returns the same motion with all positions moved by a distance in points.
  package func shifted(by distance: Double) -> ScrollTrajectory {
    var result = self
    result.destination += distance
    for index in result.segments.indices {
      result.segments[index].start += distance
      result.segments[index].target += distance
    }
    return result
  }

  /// The velocity at a time, in points per second; 0 from `duration` on.
  package func velocity(at time: Double) -> Double {
    let time = SpringLimits.time(time)
    guard time < duration, let segment = segments.last(where: { $0.begin <= time }) else {
      return 0
    }
    let (y, t) = (segment.start - segment.target, time - segment.begin)
    switch segment.curve {
    case .deceleration(let rate): return -rate * y * exp(-rate * t)
    case .spring(let frequency, let velocity):
      let slope = velocity + frequency * y
      return (slope - frequency * (y + slope * t)) * exp(-frequency * t)
    case .slowReturn(let velocity):
      let (slow, fast) = Self.returnParts(y, velocity, t)
      return -Self.slowRate * slow + Self.fastRate * fast
    }
  }
}

// MARK: - Construction

extension ScrollTrajectory {
  /// The angular frequency of the critically damped spring at the ends, per second, as measured.
  package static let edgeFrequency = 11.0
  /// A release below this speed, in points per second, beyond an end is one almost at rest.
  private static let restSpeed = 50.0
  /// The trajectory has settled within half of this distance, in points.
  private static let tolerance = 0.5
  /// The maximum number of segments; the trajectory ends at the end of the last one.
  private static let maximumSegments = 6

  /// The trajectory of a release: it decelerates, and where it passes an end of the range it
  /// bounces, or stops if it does not bounce.
  ///
  /// - Parameters:
  ///   - start: The position at the release, in points.
  ///   - velocity: In points per second.
  ///   - range: The positions to settle in.
  ///   - pixel: The size of a pixel, in points, of which the final position is a multiple; 0 for no
  ///     rounding.
  package static func coast(
    from start: Double, velocity: Double, within range: ClosedRange<Double>,
    decay: Decay = .normal, bounces: Bool = true, pixel: Double = 0
  ) -> ScrollTrajectory {
    var trajectory = ScrollTrajectory(at: start)
    guard start.isFinite, velocity.isFinite else { return trajectory }
    var (position, velocity, time) = (start, velocity, 0.0)
    for _ in 0..<maximumSegments {
      let isLeaving =
        (position <= range.lowerBound && velocity < 0)
        || (position >= range.upperBound && velocity > 0)
      let edge =
        position - range.lowerBound < range.upperBound - position
        ? range.lowerBound : range.upperBound
      if !range.contains(position) || (isLeaving && bounces) {
        if time == 0, trajectory.addSlowReturn(from: position, velocity, to: edge) {
          return trajectory
        }
        guard let crossing = trajectory.addSpring(from: position, velocity, to: edge, at: time)
        else { return trajectory }
        (position, velocity, time) = (edge, crossing.velocity, crossing.time)
      } else if isLeaving {
        trajectory.end(at: position, time)
        return trajectory
      } else {
        guard
          let crossing = trajectory.addDeceleration(
            from: position, velocity, range, decay, pixel: pixel, at: time)
        else { return trajectory }
        (position, velocity, time) = (crossing.edge, crossing.velocity, crossing.time)
      }
    }
    trajectory.end(at: min(max(position, range.lowerBound), range.upperBound), time)
    return trajectory
  }

  /// A critically damped spring to a position, with a response in seconds. The velocity towards the
  /// target is limited so that the spring does not pass it.
  package static func spring(
    from start: Double, velocity: Double, to target: Double, response: Double
  ) -> ScrollTrajectory {
    var trajectory = ScrollTrajectory(at: target)
    guard start.isFinite, velocity.isFinite, target.isFinite, response > 0 else {
      return trajectory
    }
    let frequency = 2 * .pi / response
    let limit = frequency * (target - start)
    let limited = limit < 0 ? max(velocity, limit) : min(velocity, limit)
    _ = trajectory.addSpring(
      from: start, limited, to: target, at: 0, frequency: frequency, isLast: true)
    return trajectory
  }

  private mutating func end(at position: Double, _ time: Double) {
    destination = position
    duration = time
  }

  /// Adds a spring segment. Returns the time and velocity at which it swings through its target, or
  /// nil if it does not.
  private mutating func addSpring(
    from position: Double, _ velocity: Double, to target: Double, at time: Double,
    frequency: Double = edgeFrequency, isLast: Bool = false
  ) -> (time: Double, velocity: Double)? {
    let y = position - target
    let slope = velocity + frequency * y
    segments.append(
      Segment(
        begin: time, target: target, start: position,
        curve: .spring(frequency: frequency, velocity: velocity)))
    if !isLast, y * slope < 0 {
      let t = -y / slope
      return (time + t, slope * exp(-frequency * t))
    }
    end(at: target, time + settlingTime(abs(y), abs(slope), frequency))
    return nil
  }

  /// Adds the return from a release almost at rest. Returns false, and adds nothing, for a faster one,
  /// or one that would pass the end.
  private mutating func addSlowReturn(
    from position: Double, _ velocity: Double, to target: Double
  ) -> Bool {
    let y = position - target
    guard abs(velocity) < Self.restSpeed, y * (Self.fastRate * y + velocity) > 0 else {
      return false
    }
    segments.append(
      Segment(begin: 0, target: target, start: position, curve: .slowReturn(velocity: velocity)))
    let (parts, tolerance) = (Self.returnParts(y, velocity, 0), Self.tolerance / 2)
    end(
      at: target,
      max(
        0, log(abs(parts.slow) / tolerance) / Self.slowRate,
        log(abs(parts.fast) / tolerance) / Self.fastRate))
    return true
  }

  /// The time from which (y + s·t)·e^(−ωt), which decreases from t = 1/ω on, stays within half the
  /// tolerance.
  private func settlingTime(_ y: Double, _ slope: Double, _ frequency: Double) -> Double {
    var t = 1 / frequency
    while (y + slope * t) * exp(-frequency * t) > ScrollTrajectory.tolerance / 2, t < 60 {
      t += 0.1 / frequency
    }
    return t
  }

  /// Adds a deceleration segment. Returns where, when and how fast it passes an end of the range, or
  /// nil if it stops inside.
  private mutating func addDeceleration(
    from position: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ decay: Decay,
    pixel: Double, at time: Double
  ) -> (edge: Double, time: Double, velocity: Double)? {
    let rate = -decay.logarithm
    let end: Double = decay.finalValue(from: position, velocity: velocity)
    if range.contains(end) {
      let rounded = pixel > 0 ? (end / pixel).rounded() * pixel : end
      let target = min(max(rounded, range.lowerBound), range.upperBound)
      let stop = decay.duration(velocity: velocity)
      let left = exp(-rate * stop)
      // The curve would end beyond the target, where it stops. Its speed is almost that of a stop if it does so
      // at once.
      let isMoving = stop > 0.001
      let limit = isMoving ? (target - position * left) / (1 - left) : target
      segments.append(
        Segment(begin: time, target: limit, start: position, curve: .deceleration(rate: rate)))
      self.end(at: target, time + (isMoving ? stop : 0))
      return nil
    }
    let limit = decay.projection(from: position, velocity: velocity)
    segments.append(
      Segment(begin: time, target: limit, start: position, curve: .deceleration(rate: rate)))
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    let left = (edge - limit) / (position - limit)
    return (edge, time - log(left) / rate, velocity * left)
  }
}
