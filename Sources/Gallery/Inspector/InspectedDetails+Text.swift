// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface

extension ViewInspection.Cause {
  /// The reason in words: `offset changed`.
  var text: String {
    switch self {
    case .inserted: "inserted"
    case .state(let name): "\(name ?? "a state") changed"
    case .object(let name): "\(name ?? "an object") changed"
    case .environment: "environment changed"
    case .geometry: "geometry changed"
    case .input(let names):
      names.isEmpty ? "new value from parent" : names.joined(separator: ", ") + " from parent"
    case .animation: "animating"
    case .other: "parent updated"
    }
  }
}

extension InspectedDetails {
  /// How often the body has run in the last second, and why: `3 times: offset changed (2), inserted`.
  var runText: String {
    guard !runs.isEmpty else { return "Body did not run in the last second" }
    var counts: [(text: String, count: Int)] = []
    for run in runs {
      for text in run.causes.map(\.text).sorted() {
        if let index = counts.firstIndex(where: { $0.text == text }) {
          counts[index].count += 1
        } else {
          counts.append((text, 1))
        }
      }
    }
    let reasons = counts.sorted { $0.count > $1.count }
      .map { $0.count == 1 && runs.count == 1 ? $0.text : "\($0.text) (\($0.count))" }
    let times = runs.count == 1 ? "once" : "\(runs.count) times"
    return "Body ran \(times) in the last second: " + reasons.joined(separator: ", ")
  }

  /// The longest and the mean duration of the body, in milliseconds; nil without runs.
  var durationText: String? {
    guard let worst = runs.map(\.duration).max() else { return nil }
    let mean = runs.reduce(0) { $0 + $1.duration } / Double(runs.count)
    return String(format: "%.2f ms on average, at most %.2f ms", mean * 1000, worst * 1000)
  }
}
