// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Traces

nonisolated extension MotionReport {
  /// The report as text: a table of the releases, and the frame intervals.
  package var text: String {
    var lines = [heading]
    if !releases.isEmpty { lines += [""] + releaseTable }
    if releases.contains(where: { !$0.animations.isEmpty }) { lines += [""] + animationLines }
    lines += [""] + frameLines
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let size = "\(Self.plain(header.size.width))x\(Self.plain(header.size.height))"
    let count = releases.count == 1 ? "1 release" : "\(releases.count) releases"
    return "\(header.scene) at \(size), \(Self.fixed(duration, 3)) s, \(count)"
  }

  private var releaseTable: [String] {
    let titles = [
      "", "released", "velocity", "predicted", "travelled", "peak speed", "settling time",
      "overshoot",
    ]
    let rows = releases.enumerated().map { index, release in
      [
        "\(index + 1)", "\(Self.fixed(release.time, 3)) s",
        "\(Self.vector(release.velocity)) pt/s", "\(Self.vector(release.prediction)) pt",
        release.distance.map { "\(Self.fixed($0, 0)) pt" } ?? Self.text(release.outcome),
        "\(release.peakSpeed) pt/s", release.settlingTime.map { "\(Self.fixed($0, 2)) s" } ?? "-",
        release.overshoot.map { "\($0) pt" } ?? "-",
      ]
    }
    let widths = titles.indices.map { column in
      ([titles] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([titles] + rows).map { row in
      zip(row, widths).map { Self.padded($0, to: $1) }.joined(separator: "  ")
    }
  }

  /// A line for each number other than a position that a release has animated.
  private var animationLines: [String] {
    releases.enumerated().flatMap { index, release in
      release.animations.map { animation in
        func text(_ value: Double) -> String {
          Self.fixed(value, animation.unit.isEmpty ? 2 : 0) + animation.unit
        }
        return "\(index + 1)  \(animation.name): \(text(animation.distance)), "
          + "peak speed \(text(animation.peakSpeed))/s, "
          + "settling time \(Self.fixed(animation.settlingTime, 2)) s, "
          + "overshoot \(text(animation.overshoot))"
      }
    }
  }

  private var frameLines: [String] {
    guard let frames else {
      return ["No frame times: the trace was not recorded by snapback."]
    }
    guard let median = frames.percentile(0.5), let high = frames.percentile(0.95) else {
      return ["No frames during motion."]
    }
    let count = frames.intervals.count
    var lines = [
      "\(count) \(count == 1 ? "frame" : "frames") in motion: median \(Self.milliseconds(median)), "
        + "95 % within \(Self.milliseconds(high)), longest gap \(Self.milliseconds(frames.longestGap)) "
        + "at \(Self.fixed(frames.longestGapTime, 3)) s"
    ]
    let histogram = frames.histogram
    let highest = histogram.max() ?? 1
    for (index, count) in histogram.enumerated() where count > 0 {
      let from = Self.plain(FrameIntervals.edges[index])
      let isLast = index + 1 == histogram.count
      let range =
        isLast
        ? "\(from) ms or more" : "\(from) to \(Self.plain(FrameIntervals.edges[index + 1])) ms"
      let bar = String(repeating: "#", count: max(1, count * 40 / highest))
      lines.append("\(Self.padded(range, to: 16))  \(Self.padded("\(count)", to: 6))  \(bar)")
    }
    return lines
  }

  private static func text(_ outcome: Release.Outcome) -> String {
    switch outcome {
    case .settled: "settled"
    case .interrupted: "interrupted"
    case .moving: "animating"
    }
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(fixed(seconds * 1000, 1)) ms" }

  private static func vector(_ size: CGSize) -> String {
    // Adding 0 turns -0 into 0.
    [size.width, size.height].map { fixed($0.rounded() + 0, 0) }.joined(separator: ", ")
  }

  private static func fixed(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? fixed(value, 0) : "\(value)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
