// Part of Snapback, under the MIT licence; see LICENSE.

/// Frame pacing statistics: the intervals between frames drawn while something was animating.
nonisolated package struct FrameIntervals: Codable, Equatable, Sendable {
  /// Frame intervals in seconds, in ascending order. Idle time is excluded.
  package private(set) var intervals: [Double] = []
  /// The longest interval in seconds; 0 without intervals.
  package private(set) var longestGap = 0.0
  /// The start of the longest interval, in scene seconds.
  package private(set) var longestGapTime = 0.0

  /// The lower bounds of the histogram's bins, in milliseconds; the last bin is unbounded.
  package static let edges: [Double] = [0, 5, 10, 15, 20, 25, 35, 50, 100]

  package init() {}

  /// Adds an interval in seconds that started at a time in scene seconds.
  package mutating func add(_ interval: Double, from time: Double) {
    let index = intervals.firstIndex { $0 > interval } ?? intervals.endIndex
    intervals.insert(interval, at: index)
    guard interval > longestGap else { return }
    (longestGap, longestGapTime) = (interval, time)
  }

  /// Returns the nearest-rank percentile for a fraction from 0 to 1; nil without intervals.
  package func percentile(_ fraction: Double) -> Double? {
    guard !intervals.isEmpty else { return nil }
    let index = Int((fraction * Double(intervals.count)).rounded(.up)) - 1
    return intervals[min(max(index, 0), intervals.count - 1)]
  }

  /// The number of intervals in each bin; an interval equal to a bound belongs to the bin above it.
  package var histogram: [Int] {
    var counts = Array(repeating: 0, count: Self.edges.count)
    for interval in intervals {
      let bin = Self.edges.lastIndex { $0 <= interval * 1000 } ?? 0
      counts[bin] += 1
    }
    return counts
  }
}
