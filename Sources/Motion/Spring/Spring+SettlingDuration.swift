// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// Creates a spring from its settling time.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds, clamped to 0.01...10; NaN counts as 0.01.
  ///   - dampingRatio: Clamped to just above 0...1; NaN counts as 1.
  ///   - epsilon: The settling tolerance as a fraction of the distance, clamped to 1e-12...0.5; NaN
  ///     counts as 0.001.
  ///
  /// Solves ε = ζ/√(1−ζ²)·e^(−ζω₀T), or ε = (1+ω₀T)·e^(−ω₀T) for critical damping, for ω₀. Where the
  /// first has no solution (ζ near 0), the factor before the exponential is omitted.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, .ulpOfOne), 1)
    let epsilon = epsilon.isNaN ? 0.001 : min(max(epsilon, 1e-12), 0.5)
    let frequency: Double
    if ratio < 1 {
      let amplitude = ratio / (1 - ratio * ratio).squareRoot()
      frequency = log((amplitude > 2 * epsilon ? amplitude : 1) / epsilon) / (ratio * duration)
    } else {
      frequency = Spring.criticalSettling(epsilon: epsilon) / duration
    }
    let highest = min(frequency, SpringLimits.highestFrequency)
    self.init(decay: ratio * highest, frequencySquared: highest * highest)
  }

  /// The y for which (1 + y)·e^(−y) = ε, by Newton's method on y − log(1 + y) + log ε, which is
  /// convex and rising.
  private static func criticalSettling(epsilon: Double) -> Double {
    var y = 1 - 2 * log(epsilon)
    for _ in 0..<12 {
      y -= (y - log1p(y) + log(epsilon)) * (1 + y) / y
    }
    return y
  }

  /// The approximate time after which the spring, released at rest, stays within 0.001 of the
  /// distance from its target, in seconds; infinite without damping.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// The approximate time after which the spring stays within a distance of its target, in seconds.
  ///
  /// Underdamped: −log(ε / (|β·target − v₀| + |target|)) / β, at least 0. Otherwise the first
  /// multiple of 0.1 seconds from which it stays closer than ε for a second. Infinite without
  /// damping, and for an ε that is not positive.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard decay > 0, epsilon > 0 else { return .infinity }
    if oscillates {
      let size = (target.scaled(by: decay) - initialVelocity).magnitude + target.magnitude
      return max(0, -log(epsilon / size) / decay)
    }
    return settlingTenth(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// The settling time of a spring that does not oscillate, by a scan in steps of 0.1 seconds;
  /// beyond 1024 steps by bisection.
  private func settlingTenth<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var time = 0.0
    var first: Double?
    for _ in 0..<1024 {
      let state = response(at: time)
      let left =
        (initialVelocity.scaled(by: state.positionFromVelocity)
        - target.scaled(by: state.positionFromPosition)).magnitude
      if left < epsilon {
        if let first, time - first > 1 { return first }
        first = first ?? time
      } else {
        first = nil
      }
      time += 0.1
    }
    return settlingTime(distance: target.magnitude, speed: initialVelocity.magnitude) {
      distance, _ in distance < epsilon
    }
  }
}
