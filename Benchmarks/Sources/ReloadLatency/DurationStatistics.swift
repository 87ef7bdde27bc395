// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The minimum, median, 95th percentile and maximum of durations.
struct DurationStatistics {
  private let sorted: [Double]

  /// Durations in seconds; at least one.
  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var text: String {
    "min \(milliseconds(0)), median \(milliseconds(0.5)), p95 \(milliseconds(0.95)), "
      + "max \(milliseconds(1)) ms"
  }

  private func milliseconds(_ quantile: Double) -> Int {
    let index = Int((Double(sorted.count - 1) * quantile).rounded(.up))
    return Int((sorted[index] * 1000).rounded())
  }
}
