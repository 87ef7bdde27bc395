// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// A spring by how long it takes to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, from 0.01 to 10; NaN counts as 0.01.
  ///   - dampingRatio: From just above 0 to 1; NaN counts as 1.
  ///   - epsilon: How near to rest is at rest, as a part of the way; from 1e-12 to 0.5; NaN counts
  ///     as 0.001.
  ///
  /// Solves ε = ζ/√(1−ζ²)·e^(−ζω₀T), or ε = (1+ω₀T)·e^(−ω₀T) when critical, for ω₀; where the first
  /// has no solution (ζ near 0) its factor is left out.
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

  /// When the spring, let go at rest, stays within a thousandth of its target; infinite without
  /// damping.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// About when the spring stays within a distance of its target, seconds.
  ///
  /// When it swings: −log(ε / (|β·target − v₀| + |target|)) / β, never before 0. Else the first
  /// tenth of a second after which it stays nearer than ε for a second. Infinite without damping,
  /// and for an ε that is not positive.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard decay > 0, epsilon > 0 else { return .infinity }
    if oscillates {
      let size = (target.scaled(by: decay) - initialVelocity).magnitude + target.magnitude
      return max(0, -log(epsilon / size) / decay)
    }
    return restingTenth(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  private func restingTenth<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var time = 0.0
    var first: Double?
    for _ in 0..<1024 {
      let state = response(at: time)
      let left = (initialVelocity.scaled(by: state.kick) - target.scaled(by: state.rest)).magnitude
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
