// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// The values of one animated number since a release.
nonisolated struct NumberTrack {
  let name: String
  let unit: String
  private var samples: [(time: Double, value: Double)] = []
  /// The maximum number of samples: a minute at 120 frames per second.
  private static let limit = 7200

  init(_ number: AnimatedNumber, at time: Double) {
    name = number.name
    unit = number.unit
    add(number.value, at: time)
  }

  mutating func add(_ value: Double, at time: Double) {
    guard value.isMeasurable, samples.count < Self.limit, time > samples.last?.time ?? -1 else {
      return
    }
    samples.append((time, value))
  }

  /// The measurements for a release at a time; nil if the number has not changed.
  func animation(since release: Double) -> ReleaseAnimation? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let values = samples.map(\.value)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    guard range > 1e-6 else { return nil }
    let distance = last.value - first.value
    let direction: Double = distance < 0 ? -1 : 1
    let moving = samples.last { abs($0.value - last.value) > range * 0.005 }
    let speeds = zip(samples, samples.dropFirst()).map {
      abs(($1.value - $0.value) / ($1.time - $0.time))
    }
    return ReleaseAnimation(
      name: name, unit: unit, distance: distance, peakSpeed: speeds.max() ?? 0,
      settlingTime: max(0, (moving?.time ?? release) - release),
      // Without the sign of a negative zero.
      overshoot: max(0, (values.map { ($0 - last.value) * direction }.max() ?? 0)) + 0)
  }

  /// The change of the number since a release at a time; nil for less than two values.
  func curve(since release: Double) -> MotionCurve? {
    guard let first = samples.first else { return nil }
    return MotionCurve(
      unit: unit, samples.map { ($0.time, $0.value - first.value) }, since: release)
  }
}
