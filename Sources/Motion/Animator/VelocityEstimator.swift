// Part of Snapback, under the MIT licence; see LICENSE.

/// How fast a hand is moving, from the samples of where it was.
///
/// A least-squares fit through the last tenth of a second: a parabola where there are samples
/// enough over time enough to tell one, else a line. It is exact for constant velocity however the
/// samples fall, and for constant acceleration where the parabola is used. Samples that stand more
/// than 40 ms apart have a stop between them: only those after it count, and after 40 ms without
/// one the hand has stopped. Any number of samples may be added; no more than 68 are kept.
package struct VelocityEstimator<Value: VectorArithmetic> {
  private struct Sample {
    var value: Value
    var time: Double
  }

  private var samples: [Sample] = []

  package init() {}

  /// How many samples are kept.
  package var count: Int { samples.count }

  /// Over how long they were taken, in seconds.
  package var span: Double { (samples.last?.time ?? 0) - (samples.first?.time ?? 0) }

  /// Adds where the hand was at a time, in seconds.
  ///
  /// At the time of the newest sample it replaces that one. A sample before it is ignored, unless
  /// it lies so far back that the clock must have been set: then the samples so far are forgotten.
  /// So is nothing but the sample itself when its value or time is not finite.
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

  /// Whether the newest sample is so near the one before that the next may take its place.
  private var isCrowded: Bool {
    guard samples.count > 1 else { return false }
    let count = samples.count
    return samples[count - 1].time - samples[count - 2].time < VelocityLimits.closestSpacing
  }

  /// The hand's velocity when it lets go, in the values' units per second; zero when it had
  /// stopped, or for fewer than two samples. A time before the newest sample, and NaN, count as
  /// that sample's.
  package func velocity(at release: Double) -> Value {
    guard let newest = samples.last, samples.count > 1 else { return .zero }
    if release - newest.time > VelocityLimits.longestGap { return .zero }
    let weights = slopeWeights(samples.map { $0.time - newest.time })
    var result = Value.zero
    for (sample, weight) in zip(samples, weights) {
      result += (sample.value - newest.value).scaled(by: weight)
    }
    return result.magnitudeSquared.isFinite ? result : .zero
  }

  /// Whether nothing was added for so long that the samples say nothing any more.
  package func isStale(at time: Double) -> Bool {
    guard let newest = samples.last else { return true }
    return time - newest.time > VelocityLimits.memory
  }

  /// Moves every sample by the same way, as when the ground under the hand has jumped.
  package mutating func shift(by way: Value) {
    for index in samples.indices { samples[index].value += way }
  }
}

/// For each of some times (ending at 0) the weight of its value in the slope at 0 of the polynomial
/// that fits the values best.
private func slopeWeights(_ times: [Double]) -> [Double] {
  let count = Double(times.count)
  let mean = times.reduce(0, +) / count
  let centred = times.map { $0 - mean }
  let square = centred.reduce(0) { $0 + $1 * $1 }
  guard square > 0 else { return times.map { _ in 0 } }
  let line = centred.map { $0 / square }
  guard times.count >= VelocityLimits.parabolaCount,
    let first = times.first, -first >= VelocityLimits.parabolaSpan
  else { return line }
  // The quadratic orthogonal to 1 and to the line: u² − a·u − b.
  let a = centred.reduce(0) { $0 + $1 * $1 * $1 } / square
  let b = square / count
  let curve = centred.map { $0 * $0 - a * $0 - b }
  let size = curve.reduce(0) { $0 + $1 * $1 }
  guard size > 1e-9 * square * square / count else { return line }
  let slope = (-2 * mean - a) / size
  return zip(line, curve).map { $0 + $1 * slope }
}
