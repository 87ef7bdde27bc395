// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The motion after a release: the progress towards its end, over time.
nonisolated package struct MotionCurve: Codable, Equatable, Sendable {
  package struct Point: Codable, Equatable, Sendable {
    /// Seconds since the release.
    package var time: Double
    /// 0 at the release; for a position, the distance along the direction to its end.
    package var value: Double
  }

  /// `pt`, `°`, or empty.
  package var unit: String
  /// In order of time.
  package var points: [Point]
  /// The maximum number of points that are kept.
  package static let limit = 120

  package init(unit: String, points: [Point]) {
    self.unit = unit
    self.points = points
  }

  /// The curve of samples with times on the stage's clock; nil for less than two. Of more than
  /// `limit` samples, some in equal steps are kept, and the last one.
  init?(unit: String, _ samples: [(time: Double, value: Double)], since start: Double) {
    guard samples.count > 1 else { return nil }
    self.unit = unit
    let step = Double(samples.count - 1) / Double(min(samples.count, Self.limit) - 1)
    points = (0..<min(samples.count, Self.limit)).map { index in
      let sample = samples[Int((Double(index) * step).rounded())]
      return Point(time: max(0, sample.time - start), value: sample.value)
    }
  }

  /// The curve of a view's position; nil if it has not moved by half a point.
  init?(_ motion: [MotionSample], since start: Double) {
    guard let first = motion.first, let last = motion.last else { return nil }
    let ends = motion.max {
      $0.position.distance(to: first.position) < $1.position.distance(to: first.position)
    }
    // A view that returns to its start was furthest away in between.
    let isBack = last.position.distance(to: first.position) < 0.5
    let end = isBack ? ends ?? last : last
    let direction = end.position.offset(from: first.position)
    let length = Double(direction.width * direction.width + direction.height * direction.height)
      .squareRoot()
    guard length >= 0.5 else { return nil }
    let samples = motion.map { sample -> (time: Double, value: Double) in
      let offset = sample.position.offset(from: first.position)
      let value =
        Double(offset.width * direction.width + offset.height * direction.height) / length
      return (sample.time, value)
    }
    self.init(unit: "pt", samples, since: start)
  }
}
