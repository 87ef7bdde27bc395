// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The motion report of a recording.
nonisolated package struct RecordedReport: Equatable, Sendable {
  /// The frame pacing of a recording.
  package struct Frames: Decodable, Equatable, Sendable {
    /// The number of frame intervals.
    var count: Int
    /// In seconds; nil without frames in motion.
    var median: Double?
    var percentile95: Double?
    var longestGap: Double
    var histogram: [Bin]

    /// A range of interval lengths; it ends where the next one begins.
    struct Bin: Decodable, Equatable, Sendable {
      /// In seconds.
      var from: Double
      /// The number of intervals.
      var count: Int
    }
  }

  package let scene: String
  /// In seconds.
  package let duration: Double
  package let releases: [Release]
  /// Nil for a trace without the times of frames.
  package let frames: Frames?
  /// The whole report.
  package let json: String

  /// Reads a report as `snapback report --json` writes it; nil for anything else.
  package init?(json: String) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8)) else {
      return nil
    }
    scene = document.scene
    duration = document.duration
    releases = document.releases.map(\.release)
    frames = document.frames
    self.json = json
  }

  private struct Document: Decodable {
    var scene: String
    var duration: Double
    var releases: [Entry]
    var frames: Frames?
  }

  private struct Entry: Decodable {
    var time: Double
    var place: [Double]
    var velocity: [Double]
    var samples: Int
    var prediction: [Double]
    var outcome: Release.Outcome
    var topSpeed: Int
    var settle: Double?
    var overshoot: Int?
    var distance: Double?
    var animations: [Animation]
    var curve: Curve?

    struct Animation: Decodable {
      var name: String
      var unit: String
      var distance: Double
      var topSpeed: Double
      var settle: Double
      var overshoot: Double
    }

    struct Curve: Decodable {
      var unit: String
      var points: [[Double]]
    }

    var release: Release {
      func size(_ pair: [Double]) -> CGSize {
        pair.count == 2 ? CGSize(width: pair[0], height: pair[1]) : .zero
      }
      let place = size(place)
      var release = Release(
        time: time, location: CGPoint(x: place.width, y: place.height), velocity: size(velocity),
        sampleCount: samples, prediction: size(prediction))
      release.outcome = outcome
      release.peakSpeed = topSpeed
      (release.settlingTime, release.overshoot, release.distance) = (settle, overshoot, distance)
      release.animations = animations.map {
        ReleaseAnimation(
          name: $0.name, unit: $0.unit, distance: $0.distance, peakSpeed: $0.topSpeed,
          settlingTime: $0.settle, overshoot: $0.overshoot)
      }
      release.curve = curve.map { curve in
        MotionCurve(
          unit: curve.unit,
          points: curve.points.filter { $0.count == 2 }.map {
            MotionCurve.Point(time: $0[0], value: $0[1])
          })
      }
      return release
    }
  }
}
