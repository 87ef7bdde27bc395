// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

nonisolated extension MotionExpectation.Failure {
  /// The measured value, the release, and the expected range.
  var message: String {
    let name = expectation.metric.rawValue
    let expected = "expected \(expectation.comparison.text) \(Self.number(expectation.limit))"
    let location = release.map { release in
      release.count == 1
        ? ""
        : " after release \(release.number) of \(release.count), at \(Self.fixed(release.time)) s"
    }
    switch found {
    case .value(let value):
      return
        "\(name) is \(Self.number(value))\(Self.unit(expectation.metric))\(location ?? ""), \(expected)"
    case .stillMoving:
      return "\(name) is unknown\(location ?? ""), because the view never settled, \(expected)"
    case .nothing where expectation.metric == .gap:
      return "\(name) is unknown, because the trace has no frame times, \(expected)"
    case .nothing:
      return "\(name) is unknown, because no release settled, \(expected)"
    }
  }

  private static func unit(_ metric: MotionExpectation.Metric) -> String {
    switch metric {
    case .settle, .gap: " s"
    case .overshoot, .prediction, .distance: " pt"
    case .velocity, .speed: " pt/s"
    case .releases: ""
    }
  }

  /// Formats a number with up to four decimal places.
  private static func number(_ value: Double) -> String {
    let text = String(format: "%.4f", value)
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return text.contains(".") && value.isFinite ? String(digits.reversed()) : "\(value)"
  }

  private static func fixed(_ value: Double) -> String { String(format: "%.3f", value) }
}

nonisolated extension MotionExpectation.Comparison {
  fileprivate var text: String {
    switch self {
    case .atMost: "at most"
    case .atLeast: "at least"
    case .below: "less than"
    case .above: "more than"
    }
  }
}
