// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Words

/// What somebody expects of the feel of a trace, such as `settle<0.8`.
nonisolated package struct FeelExpectation: Equatable, Sendable {
  /// What can be expected of.
  package enum Figure: String, CaseIterable, Sendable {
    case settle
    case overshoot
    case velocity
    case prediction
    case distance
    case speed
    case gap
    case releases
  }

  package enum Comparison: String, CaseIterable, Sendable {
    // The longer ones first, so that they are found first.
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"

    func holds(_ value: Double, _ limit: Double) -> Bool {
      switch self {
      case .atMost: value <= limit
      case .atLeast: value >= limit
      case .below: value < limit
      case .above: value > limit
      }
    }
  }

  package var figure: Figure
  package var comparison: Comparison
  package var limit: Double

  package init(_ figure: Figure, _ comparison: Comparison, _ limit: Double) {
    self.figure = figure
    self.comparison = comparison
    self.limit = limit
  }

  /// Reads what was typed; blanks around the parts do no harm.
  package init(_ text: String) throws(ProgramError) {
    let malformed = ProgramError.malformed(option: "--expect", value: text, .expectation)
    guard let start = text.firstIndex(where: { "<>".contains($0) }),
      let comparison = Comparison.allCases.first(where: { text[start...].hasPrefix($0.rawValue) })
    else { throw malformed }
    let name = OptionText.trimmed(text[..<start])
    let rest = text[start...].dropFirst(comparison.rawValue.count)
    guard let figure = Figure(rawValue: name) else {
      let names = Figure.allCases.map(\.rawValue)
      throw .unknownFigure(name, nearest: NearestName.of(name, among: names), known: names)
    }
    guard let limit = OptionText.number(OptionText.trimmed(rest)) else { throw malformed }
    self.init(figure, comparison, limit)
  }

  /// What is not as it was expected, and where.
  package struct Failure: Equatable, Sendable {
    package enum Found: Equatable, Sendable {
      case value(Double)
      /// What was let go of still moved at the end.
      case stillMoving
      /// There is nothing to judge by.
      case nothing
    }

    package var expectation: FeelExpectation
    package var found: Found
    /// The number of the release, from 1, of how many, and when it was; nil for what is not of one.
    package var release: Place?

    package init(expectation: FeelExpectation, found: Found, release: Place?) {
      (self.expectation, self.found, self.release) = (expectation, found, release)
    }

    package struct Place: Equatable, Sendable {
      package var number: Int
      package var count: Int
      package var time: Double

      package init(number: Int, count: Int, time: Double) {
        (self.number, self.count, self.time) = (number, count, time)
      }
    }
  }

  /// Where it does not hold: for what every release has, each must hold. A release that was caught in its
  /// flight has no settling to judge.
  package func failures(in report: FeelReport) -> [Failure] {
    switch figure {
    case .gap:
      guard let frames = report.frames else { return [failure(.nothing)] }
      return holds(frames.longestGap) ? [] : [failure(.value(frames.longestGap))]
    case .releases:
      let count = Double(report.releases.count)
      return holds(count) ? [] : [failure(.value(count))]
    default: break
    }
    var wasJudged = false
    var failures: [Failure] = []
    for (index, release) in report.releases.enumerated() {
      let place = Failure.Place(
        number: index + 1, count: report.releases.count, time: release.time)
      if let value = value(of: release) {
        wasJudged = true
        if !holds(value) { failures.append(failure(.value(value), place)) }
      } else if release.outcome == .moving {
        failures.append(failure(.stillMoving, place))
      }
    }
    return wasJudged || !failures.isEmpty ? failures : [failure(.nothing)]
  }

  private func holds(_ value: Double) -> Bool { comparison.holds(value, limit) }

  private func failure(_ found: Failure.Found, _ release: Failure.Place? = nil) -> Failure {
    Failure(expectation: self, found: found, release: release)
  }

  private func value(of release: Release) -> Double? {
    switch figure {
    case .settle: release.settling
    case .overshoot: release.overshoot.map(Double.init)
    case .velocity: release.speed
    case .prediction:
      (release.prediction.width * release.prediction.width
        + release.prediction.height * release.prediction.height).squareRoot()
    case .distance: release.distance
    case .speed: Double(release.topSpeed)
    case .gap, .releases: nil
    }
  }
}
