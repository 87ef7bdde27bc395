// Part of Snapback, under the MIT licence; see LICENSE.

/// The velocity of a pointer, estimated from its recent positions.
///
/// A least-squares fit through the last 0.1 seconds: a parabola where there are enough samples over
/// a long enough time, else a line (`VelocityLimits`). It is exact for constant velocity, however
/// the samples are spaced, and for constant acceleration where the parabola is used. A gap of more
/// than 40 ms between samples is a stop: only the samples after it count, and 40 ms after the last
/// sample the velocity is zero. Any number of samples may be added; at most 68 are stored.
package struct VelocityEstimator<Value: VectorArithmetic> {
  private struct Sample {
    var value: Value
    var time: Double
  }

  private var samples: [Sample] = []

  package init() {}

  /// The number of stored samples.
  package var count: Int { samples.count }

  /// The time from the oldest stored sample to the newest, in seconds.
  package var span: Double { (samples.last?.time ?? 0) - (samples.first?.time ?? 0) }

  /// Adds the position at a time, in seconds.
  ///
  /// A sample at the time of the newest one replaces it. An earlier sample is ignored, unless it is
  /// more than 0.1 seconds earlier, so that the clock must have been reset: then it replaces all
  /// samples. A value or time that is not finite is ignored.
  package mutating func add(_ value: Value, at time: Double) {
    guard time.isFinite, value.magnitudeSquared.isFinite else { return }
    let sample = Sample(value: value, time: time)
    guard let newest = samples.last else {
      samples.append(sample)
      return
    }
    if time < newest.time {
      if time < newest.time - VelocityLimits.horizon { samples = [sample] }
      return
    }
    if time - newest.time > VelocityLimits.longestGap {
      samples.removeAll(keepingCapacity: true)
    } else if time == newest.time || isCrowded {
      samples.removeLast()
    }
    samples.append(sample)
    if samples[0].time < time - VelocityLimits.horizon {
      samples.removeAll { $0.time < time - VelocityLimits.horizon }
    }
  }

  /// Whether the newest sample is so close to the previous one that the next replaces it.
  private var isCrowded: Bool {
    guard samples.count > 1 else { return false }
    let count = samples.count
    return samples[count - 1].time - samples[count - 2].time < VelocityLimits.closestSpacing
  }

  /// The velocity at a release, in the values' units per second; zero when the pointer had stopped,
  /// or for fewer than two samples. A time before the newest sample, and NaN, count as that
  /// sample's time.
  package func velocity(at release: Double) -> Value {
    guard let newest = samples.last else { return .zero }
    let zero = newest.value.ownZero
    if samples.count < 2 || release - newest.time > VelocityLimits.longestGap { return zero }
    let weights = slopeWeights(samples.map { $0.time - newest.time })
    var result = zero
    for (sample, weight) in zip(samples, weights) {
      result += (sample.value - newest.value).scaled(by: weight)
    }
    return result.magnitudeSquared.isFinite ? result : zero
  }

  /// Returns whether the last sample is more than `VelocityLimits.staleAfter` old, or there is none.
  package func isStale(at time: Double) -> Bool {
    guard let newest = samples.last else { return true }
    return time - newest.time > VelocityLimits.staleAfter
  }

  /// Moves every sample by the same delta, for a jump that is not the pointer's motion.
  package mutating func shift(by delta: Value) {
    for index in samples.indices { samples[index].value += delta }
  }
}

/// The weight of each sample in the slope at time 0 of the least-squares polynomial through the
/// samples. The times end at 0.
private func slopeWeights(_ times: [Double]) -> [Double] {
  let count = Double(times.count)
  let mean = times.reduce(0, +) / count
  let centered = times.map { $0 - mean }
  let square = centered.reduce(0) { $0 + $1 * $1 }
  guard square > 0 else { return times.map { _ in 0 } }
  let line = centered.map { $0 / square }
  guard times.count >= VelocityLimits.parabolaCount,
    let first = times.first, -first >= VelocityLimits.parabolaSpan
  else { return line }
  // The quadratic orthogonal to 1 and to the line: u² − a·u − b.
  let a = centered.reduce(0) { $0 + $1 * $1 * $1 } / square
  let b = square / count
  let curve = centered.map { $0 * $0 - a * $0 - b }
  let size = curve.reduce(0) { $0 + $1 * $1 }
  guard size > 1e-9 * square * square / count else { return line }
  let slope = (-2 * mean - a) / size
  return zip(line, curve).map { $0 + $1 * slope }
}
