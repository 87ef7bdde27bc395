// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface

extension ViewInspection.Cause {
  /// The reason as text: `offset changed`.
  var text: String {
    switch self {
    case .inserted: String(shell: "inserted")
    case .state(let name): String(shellValue: "\(name ?? String(shell: "a state")) changed")
    case .object(let name): String(shellValue: "\(name ?? String(shell: "an object")) changed")
    case .environment: String(shell: "environment changed")
    case .geometry: String(shell: "geometry changed")
    case .input(let names):
      names.isEmpty
        ? String(shell: "new value from parent")
        : String(shellValue: "\(names.joined(separator: ", ")) from parent")
    case .animation: String(shell: "animating")
    case .other: String(shell: "parent updated")
    }
  }
}

extension InspectedDetails {
  /// The number of runs of the body in the last second, with their reasons: `3 times: offset changed (2),
  /// inserted`.
  var runText: String {
    guard !runs.isEmpty else { return String(shell: "Body did not run in the last second") }
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
    let list = reasons.joined(separator: ", ")
    return runs.count == 1
      ? String(shellValue: "Body ran once in the last second: \(list)")
      : String(shellValue: "Body ran \(runs.count) times in the last second: \(list)")
  }

  /// The longest and the mean duration of the body, in milliseconds; nil without runs.
  var durationText: String? {
    guard let worst = runs.map(\.duration).max() else { return nil }
    let mean = runs.reduce(0) { $0 + $1.duration } / Double(runs.count)
    let texts = [mean, worst].map { String(format: "%.2f", $0 * 1000) }
    return String(shellValue: "\(texts[0]) ms on average, at most \(texts[1]) ms")
  }
}
