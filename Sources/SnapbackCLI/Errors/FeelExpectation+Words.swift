// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

nonisolated extension FeelExpectation.Failure {
  /// What was found, where, and what was expected.
  var words: String {
    let name = expectation.figure.rawValue
    let expected = "expected \(expectation.comparison.words) \(Self.number(expectation.limit))"
    let place = release.map { release in
      release.count == 1
        ? ""
        : " after release \(release.number) of \(release.count), at \(Self.fixed(release.time)) s"
    }
    switch found {
    case .value(let value):
      return
        "\(name) is \(Self.number(value))\(Self.unit(expectation.figure))\(place ?? ""), \(expected)"
    case .stillMoving:
      return "\(name) is not known\(place ?? ""), as it never came to rest, \(expected)"
    case .nothing where expectation.figure == .gap:
      return "\(name) is not known, as the trace has no frame times, \(expected)"
    case .nothing:
      return "\(name) is not known, as nothing was let go and came to rest, \(expected)"
    }
  }

  private static func unit(_ figure: FeelExpectation.Figure) -> String {
    switch figure {
    case .settle, .gap: " s"
    case .overshoot, .prediction, .distance: " pt"
    case .velocity, .speed: " pt/s"
    case .releases: ""
    }
  }

  /// The number with up to four digits behind the point.
  private static func number(_ value: Double) -> String {
    let text = String(format: "%.4f", value)
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return text.contains(".") && value.isFinite ? String(digits.reversed()) : "\(value)"
  }

  private static func fixed(_ value: Double) -> String { String(format: "%.3f", value) }
}

nonisolated extension FeelExpectation.Comparison {
  fileprivate var words: String {
    switch self {
    case .atMost: "at most"
    case .atLeast: "at least"
    case .below: "less than"
    case .above: "more than"
    }
  }
}
