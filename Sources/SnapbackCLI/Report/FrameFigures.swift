// Part of Snapback, under the MIT licence; see LICENSE.

/// How evenly frames came while something moved, from the times at which they were drawn.
nonisolated package struct FrameFigures: Equatable, Sendable {
  /// How long each frame was waited for, in seconds, from the shortest: since the frame before, where something
  /// moved. Time at rest is none.
  package private(set) var intervals: [Double] = []
  /// The longest of them, in seconds; 0 where there is none.
  package private(set) var longestGap = 0.0
  /// When that one began, in the scene's time.
  package private(set) var longestGapTime = 0.0

  /// Where one bar of the histogram ends and the next begins, in milliseconds; the last has no end.
  package static let edges: [Double] = [0, 5, 10, 15, 20, 25, 35, 50, 100]

  package init() {}

  /// Adds an interval that began at a time.
  package mutating func add(_ interval: Double, from time: Double) {
    let index = intervals.firstIndex { $0 > interval } ?? intervals.endIndex
    intervals.insert(interval, at: index)
    guard interval > longestGap else { return }
    (longestGap, longestGapTime) = (interval, time)
  }

  /// The interval that a share of them, from 0 to 1, does not exceed; nil where there is none.
  package func percentile(_ share: Double) -> Double? {
    guard !intervals.isEmpty else { return nil }
    let index = Int((share * Double(intervals.count)).rounded(.up)) - 1
    return intervals[min(max(index, 0), intervals.count - 1)]
  }

  /// How many intervals lie from each edge to the next; one on an edge counts above it.
  package var histogram: [Int] {
    var counts = Array(repeating: 0, count: Self.edges.count)
    for interval in intervals {
      let bar = Self.edges.lastIndex { $0 <= interval * 1000 } ?? 0
      counts[bar] += 1
    }
    return counts
  }
}
