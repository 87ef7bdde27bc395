// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// One coordinate of a scroll view on its way after the hand has let go.
///
/// A way of legs, each in closed form: it coasts (`Decay`), and beyond an end a critically damped spring
/// takes over with the velocity it has there, and brings it back. Where the spring swings back inside, it
/// coasts on. Positions in points, times in seconds since the way began; a time before it, and NaN, count
/// as 0, and after it the flight lies at its destination. A start or a velocity that is no number makes a
/// flight that lies still.
package struct ScrollFlight: Equatable, Sendable {
  /// How a leg moves, measured from where it leads.
  private enum Course: Equatable, Sendable {
    /// y = y₀·e^(−kt)
    case coast(rate: Double)
    /// y = (y₀ + (v₀ + ωy₀)·t)·e^(−ωt)
    case spring(frequency: Double, velocity: Double)
  }

  private struct Leg: Equatable, Sendable {
    var begin: Double
    var target: Double
    var start: Double
    var course: Course
  }

  private var legs: [Leg] = []
  /// Where it comes to rest.
  package private(set) var destination: Double
  /// When it does.
  package private(set) var duration = 0.0

  private init(at position: Double) {
    destination = position
  }

  package func value(at time: Double) -> Double {
    let time = SpringLimits.time(time)
    guard time < duration, let leg = legs.last(where: { $0.begin <= time }) else {
      return destination
    }
    let (y, t) = (leg.start - leg.target, time - leg.begin)
    switch leg.course {
    case .coast(let rate): return leg.target + y * exp(-rate * t)
    case .spring(let frequency, let velocity):
      return leg.target + (y + (velocity + frequency * y) * t) * exp(-frequency * t)
    }
  }

  /// In points per second; 0 once it is there.
  package func velocity(at time: Double) -> Double {
    let time = SpringLimits.time(time)
    guard time < duration, let leg = legs.last(where: { $0.begin <= time }) else { return 0 }
    let (y, t) = (leg.start - leg.target, time - leg.begin)
    switch leg.course {
    case .coast(let rate): return -rate * y * exp(-rate * t)
    case .spring(let frequency, let velocity):
      let slope = velocity + frequency * y
      return (slope - frequency * (y + slope * t)) * exp(-frequency * t)
    }
  }
}

// MARK: - Making one

extension ScrollFlight {
  /// How fast the spring at the ends is: a mass of 1 on a stiffness of 100, critically damped, by which
  /// many have rebuilt UIKit's.
  package static let edgeFrequency = 10.0
  /// Half of it is how near to rest is at rest, in points.
  private static let grain = 0.5
  /// A way of more legs than this ends where the last one leads.
  private static let mostLegs = 6

  /// Let go at a velocity: it coasts, and where it passes an end of the range it bounces, or stops there
  /// if it does not bounce.
  ///
  /// - Parameter pixel: What it comes to rest on a multiple of, in points; 0 for anywhere.
  package static func coast(
    from start: Double, velocity: Double, within range: ClosedRange<Double>,
    decay: Decay = .normal, bounces: Bool = true, pixel: Double = 0
  ) -> ScrollFlight {
    var flight = ScrollFlight(at: start)
    guard start.isFinite, velocity.isFinite else { return flight }
    var (position, velocity, time) = (start, velocity, 0.0)
    for _ in 0..<mostLegs {
      let isLeaving =
        (position <= range.lowerBound && velocity < 0)
        || (position >= range.upperBound && velocity > 0)
      let edge =
        position - range.lowerBound < range.upperBound - position
        ? range.lowerBound : range.upperBound
      if !range.contains(position) || (isLeaving && bounces) {
        guard let crossing = flight.spring(from: position, velocity, to: edge, at: time) else {
          return flight
        }
        (position, velocity, time) = (edge, crossing.velocity, crossing.time)
      } else if isLeaving {
        flight.rest(at: position, time)
        return flight
      } else {
        guard
          let crossing = flight.coast(
            from: position, velocity, range, decay, pixel: pixel, at: time)
        else { return flight }
        (position, velocity, time) = (crossing.edge, crossing.velocity, crossing.time)
      }
    }
    flight.rest(at: min(max(position, range.lowerBound), range.upperBound), time)
    return flight
  }

  /// On its way to a place of its own, by a critically damped spring of a response in seconds, with no more
  /// velocity towards it than brings it there without passing it.
  package static func settle(
    from start: Double, velocity: Double, to target: Double, response: Double
  ) -> ScrollFlight {
    var flight = ScrollFlight(at: target)
    guard start.isFinite, velocity.isFinite, target.isFinite, response > 0 else { return flight }
    let frequency = 2 * .pi / response
    let limit = frequency * (target - start)
    let usable = limit < 0 ? max(velocity, limit) : min(velocity, limit)
    _ = flight.spring(from: start, usable, to: target, at: 0, frequency: frequency, isLast: true)
    return flight
  }

  private mutating func rest(at position: Double, _ time: Double) {
    destination = position
    duration = time
  }

  /// Adds a leg of a spring; answers when and how fast it swings through its target, if it does.
  private mutating func spring(
    from position: Double, _ velocity: Double, to target: Double, at time: Double,
    frequency: Double = edgeFrequency, isLast: Bool = false
  ) -> (time: Double, velocity: Double)? {
    let y = position - target
    let slope = velocity + frequency * y
    legs.append(
      Leg(
        begin: time, target: target, start: position,
        course: .spring(frequency: frequency, velocity: velocity)))
    if !isLast, y * slope < 0 {
      let t = -y / slope
      return (time + t, slope * exp(-frequency * t))
    }
    rest(at: target, time + settlingTime(abs(y), abs(slope), frequency))
    return nil
  }

  /// From when on (y + s·t)·e^(−ωt), which falls from t = 1/ω on, stays below half a grain.
  private func settlingTime(_ y: Double, _ slope: Double, _ frequency: Double) -> Double {
    var t = 1 / frequency
    while (y + slope * t) * exp(-frequency * t) > ScrollFlight.grain / 2, t < 60 {
      t += 0.1 / frequency
    }
    return t
  }

  /// Adds a leg that coasts; answers where, when and how fast it passes an end, if it does.
  private mutating func coast(
    from position: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ decay: Decay,
    pixel: Double, at time: Double
  ) -> (edge: Double, time: Double, velocity: Double)? {
    let rate = -1000 * log(decay.rate)
    let end: Double = decay.finalValue(from: position, velocity: velocity)
    if range.contains(end) {
      let rounded = pixel > 0 ? (end / pixel).rounded() * pixel : end
      let target = min(max(rounded, range.lowerBound), range.upperBound)
      let way = abs(target - position)
      legs.append(
        Leg(begin: time, target: target, start: position, course: .coast(rate: rate)))
      rest(at: target, time + max(0, log(way / (ScrollFlight.grain / 2)) / rate))
      return nil
    }
    legs.append(Leg(begin: time, target: end, start: position, course: .coast(rate: rate)))
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    let left = (edge - end) / (position - end)
    return (edge, time - log(left) / rate, velocity * left)
  }
}
