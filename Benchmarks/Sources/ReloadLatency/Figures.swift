// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What many durations are like.
struct Figures {
  private let sorted: [Double]

  /// In seconds; at least one.
  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var text: String {
    "least \(milliseconds(0)), median \(milliseconds(0.5)), 95 % \(milliseconds(0.95)), "
      + "most \(milliseconds(1)) ms"
  }

  private func milliseconds(_ part: Double) -> Int {
    let index = Int((Double(sorted.count - 1) * part).rounded(.up))
    return Int((sorted[index] * 1000).rounded())
  }
}

/// How many programs wanted to run, on the mean of the last minute.
enum Load {
  static var now: String {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").first.map(String.init) ?? "unknown"
  }
}
