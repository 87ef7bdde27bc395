// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Traces

nonisolated extension MotionReport {
  /// Returns the report as JSON. The keys are a stable interface, documented in `docs/report.md`.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(self)), as: UTF8.self)
  }

  private struct Document: Encodable {
    var scene: String
    var size: [Double]
    var scale: Double
    var duration: Double
    var releases: [ReleaseEntry]
    var frames: FramesEntry?

    init(_ report: MotionReport) {
      scene = report.header.scene
      size = [report.header.size.width, report.header.size.height]
      scale = report.header.scale
      duration = report.duration
      releases = report.releases.map(ReleaseEntry.init)
      frames = report.frames.map(FramesEntry.init)
    }

    private enum Key: CodingKey {
      case scene, size, scale, duration, releases, frames
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(scene, forKey: .scene)
      try container.encode(size, forKey: .size)
      try container.encode(scale, forKey: .scale)
      try container.encode(duration, forKey: .duration)
      try container.encode(releases, forKey: .releases)
      try container.encode(frames, forKey: .frames)
    }
  }

  private struct ReleaseEntry: Encodable {
    let release: Release

    init(_ release: Release) {
      self.release = release
    }

    private enum Key: CodingKey {
      case time, place, velocity, speed, samples, prediction, outcome, topSpeed
      case settle, overshoot, distance, animations, curve
    }

    /// Encodes unknown values as null instead of omitting them.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(release.time, forKey: .time)
      try container.encode([release.location.x, release.location.y], forKey: .place)
      try container.encode([release.velocity.width, release.velocity.height], forKey: .velocity)
      try container.encode(release.speed, forKey: .speed)
      try container.encode(release.sampleCount, forKey: .samples)
      try container.encode(
        [release.prediction.width, release.prediction.height], forKey: .prediction)
      try container.encode(release.outcome, forKey: .outcome)
      try container.encode(release.peakSpeed, forKey: .topSpeed)
      try container.encode(release.settlingTime, forKey: .settle)
      try container.encode(release.overshoot, forKey: .overshoot)
      try container.encode(release.distance, forKey: .distance)
      try container.encode(release.animations.map(AnimationEntry.init), forKey: .animations)
      try container.encode(release.curve.map(CurveEntry.init), forKey: .curve)
    }
  }

  private struct AnimationEntry: Encodable {
    var name: String
    var unit: String
    var distance: Double
    var topSpeed: Double
    var settle: Double
    var overshoot: Double

    init(_ animation: ReleaseAnimation) {
      name = animation.name
      unit = animation.unit
      distance = animation.distance
      topSpeed = animation.peakSpeed
      settle = animation.settlingTime
      overshoot = animation.overshoot
    }
  }

  private struct CurveEntry: Encodable {
    var unit: String
    var points: [[Double]]

    init(_ curve: MotionCurve) {
      unit = curve.unit
      points = curve.points.map { [$0.time, $0.value].map { ($0 * 1000).rounded() / 1000 } }
    }
  }

  private struct FramesEntry: Encodable {
    var count: Int
    var median: Double?
    var percentile95: Double?
    var longestGap: Double
    var longestGapAt: Double
    var histogram: [Bin]

    struct Bin: Encodable {
      /// The lower bound in seconds.
      var from: Double
      var count: Int
    }

    init(_ frames: FrameIntervals) {
      count = frames.intervals.count
      median = frames.percentile(0.5)
      percentile95 = frames.percentile(0.95)
      longestGap = frames.longestGap
      longestGapAt = frames.longestGapTime
      histogram = zip(FrameIntervals.edges, frames.histogram).map {
        Bin(from: $0 / 1000, count: $1)
      }
    }
  }
}
