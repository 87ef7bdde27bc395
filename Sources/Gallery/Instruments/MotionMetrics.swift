// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Figures about a view's motion since its release.
nonisolated struct MotionMetrics: Equatable {
  /// The highest presented speed, in points per second, rounded.
  var peakSpeed = 0
  /// Seconds from the release until the view stays within half a point of its final position; nil
  /// while it moves.
  var settlingTime: Double?
  /// The largest distance beyond the final position, in points, rounded; nil while it moves.
  var overshoot: Int?
  /// The time at which `settlingTime` ends.
  var settledAt: Double?
  /// The time of the largest overshoot; nil without one.
  var overshootAt: Double?

  init() {}

  /// Nil if the samples have no release.
  ///
  /// - Parameter releasedAt: The time of the last release, which has no sample before it if the touch was short; nil
  ///   if the samples begin after it.
  init?(_ samples: ArraySlice<MotionSample>, releasedAt: Double? = nil, isAtRest: Bool) {
    guard let release = Self.release(in: samples, at: releasedAt) else { return nil }
    let motion = samples[release...].prefix { $0.layout == samples[release].layout }
    guard let last = motion.last else { return }
    peakSpeed = Int(nearest: motion.map(\.velocity.speed).max() ?? 0)
    guard isAtRest, let start = motion.first else { return }
    let moving = motion.last { $0.position.distance(to: last.position) > 0.5 }
    settlingTime = moving.map { (($0.time - start.time) * 100).rounded() / 100 } ?? 0
    settledAt = moving?.time
    let target = last.position
    let (dx, dy) = (target.x - start.position.x, target.y - start.position.y)
    let length = (dx * dx + dy * dy).squareRoot()
    overshoot = 0
    guard length > 1 else { return }
    for sample in motion {
      let (x, y) = (sample.position.x - target.x, sample.position.y - target.y)
      let excess = Int(nearest: (x * dx + y * dy) / length)
      guard excess > overshoot ?? 0 else { continue }
      (overshoot, overshootAt) = (excess, sample.time)
    }
  }
}

nonisolated extension MotionMetrics {
  /// The last sample of a held view, or the first one after a touch that began and ended between two samples.
  private static func release(in samples: ArraySlice<MotionSample>, at time: Double?) -> Int? {
    let held = samples.lastIndex(where: \.isHeld)
    guard let time, let next = samples.firstIndex(where: { $0.time >= time }) else { return held }
    return held.map { next > $0 + 1 ? next : $0 } ?? next
  }
}

nonisolated extension CGSize {
  /// The magnitude of a velocity.
  var speed: CGFloat { (width * width + height * height).squareRoot() }
}

nonisolated extension CGPoint {
  /// The vector from another point to this one.
  func offset(from other: CGPoint) -> CGSize { CGSize(width: x - other.x, height: y - other.y) }

  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
