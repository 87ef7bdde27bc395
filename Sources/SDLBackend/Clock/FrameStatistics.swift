// Part of Snapback, under the MIT licence; see LICENSE.

/// Statistics of frame intervals and frame times, in seconds.
///
/// Only frames that follow another one without an idle time between them count for intervals: a
/// frame that was not requested earlier is not late.
package struct FrameStatistics: Equatable, Sendable {
  /// The number of frames stored for percentiles: the newest, about five minutes at 60 per second.
  package static let capacity = 18_000

  package private(set) var frames = 0
  /// The number of frames that were skipped because the one before was late.
  package private(set) var dropped = 0
  private var intervals: [Double] = []
  private var work: [Double] = []

  package init() {}

  /// Adds a frame; `period` is the intended interval between frames.
  package mutating func add(_ timing: FrameTiming, period: Double) {
    if timing.isSteady {
      Self.store(timing.interval, in: &intervals, at: frames)
      dropped += max(Int((timing.lateness / period).rounded()), 0)
    }
    Self.store(timing.work, in: &work, at: frames)
    frames += 1
  }

  /// Returns the interval that the given fraction of the frames does not exceed; nil before there
  /// are two frames.
  package func interval(percentile: Double) -> Double? { Self.value(intervals, percentile) }

  /// Returns the work that the given fraction of the frames does not exceed; nil before there is a
  /// frame.
  package func work(percentile: Double) -> Double? { Self.value(work, percentile) }

  private static func store(_ value: Double, in values: inout [Double], at index: Int) {
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
  /// A summary in one line, in milliseconds.
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
