// Part of Snapback, under the MIT licence; see LICENSE.

/// How the frames of a run kept their time. Seconds throughout.
///
/// Only frames that followed another without a rest count for intervals: a frame that nobody wanted
/// earlier is not late.
package struct FrameStatistics: Equatable, Sendable {
  /// How many frames are kept for the percentiles: the newest, about five minutes of them.
  package static let capacity = 18_000

  package private(set) var frames = 0
  /// Frames of the grid that were left out because the one before came late.
  package private(set) var dropped = 0
  private var intervals: [Double] = []
  private var work: [Double] = []

  package init() {}

  /// Counts a frame; `period` is how far apart frames are meant to be.
  package mutating func add(_ timing: FrameTiming, period: Double) {
    if timing.isSteady {
      Self.keep(timing.interval, in: &intervals, at: frames)
      dropped += max(Int((timing.lateness / period).rounded()), 0)
    }
    Self.keep(timing.work, in: &work, at: frames)
    frames += 1
  }

  /// The interval that the given part of the frames does not exceed; `nil` before there are two.
  package func interval(percentile: Double) -> Double? { Self.value(intervals, percentile) }

  /// The work that the given part of the frames does not exceed; `nil` before there is a frame.
  package func work(percentile: Double) -> Double? { Self.value(work, percentile) }

  private static func keep(_ value: Double, in values: inout [Double], at index: Int) {
    if values.count < capacity {
      values.append(value)
    } else {
      values[index % capacity] = value
    }
  }

  private static func value(_ values: [Double], _ percentile: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let rank = (min(max(percentile, 0), 1) * Double(values.count)).rounded(.up)
    return values.sorted()[max(Int(rank) - 1, 0)]
  }
}

extension FrameStatistics: CustomStringConvertible {
  /// One line for people, in milliseconds.
  package var description: String {
    func milliseconds(_ value: Double?) -> String {
      value.map { "\(($0 * 10000).rounded() / 10) ms" } ?? "-"
    }
    return "\(frames) frames, \(dropped) dropped; "
      + "interval p50 \(milliseconds(interval(percentile: 0.5)))"
      + " p99 \(milliseconds(interval(percentile: 0.99))); "
      + "work p50 \(milliseconds(work(percentile: 0.5)))"
      + " p99 \(milliseconds(work(percentile: 0.99)))"
  }
}
