// Part of Snapback, under the MIT licence; see LICENSE.

/// A condition on a motion report, such as `settle<0.8`.
nonisolated package struct MotionExpectation: Equatable, Sendable {
  /// A metric of a motion report; `docs/report.md` describes each.
  package enum Metric: String, CaseIterable, Sendable {
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
    // Two-character operators first: parsing picks the first match.
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

  package var metric: Metric
  package var comparison: Comparison
  package var limit: Double

  package init(_ metric: Metric, _ comparison: Comparison, _ limit: Double) {
    self.metric = metric
    self.comparison = comparison
    self.limit = limit
  }

  /// A failed condition, and the release it failed for.
  package struct Failure: Equatable, Sendable {
    package enum Found: Equatable, Sendable {
      case value(Double)
      /// The view was still animating at the end of the trace.
      case stillMoving
      /// The trace has no data for the metric.
      case nothing
    }

    package var expectation: MotionExpectation
    package var found: Found
    /// The release; nil for metrics of the whole trace.
    package var release: ReleaseReference?

    package init(expectation: MotionExpectation, found: Found, release: ReleaseReference?) {
      (self.expectation, self.found, self.release) = (expectation, found, release)
    }

    package struct ReleaseReference: Equatable, Sendable {
      /// The number of the release, from 1.
      package var number: Int
      /// The number of releases in the trace.
      package var count: Int
      /// The release time in scene seconds.
      package var time: Double

      package init(number: Int, count: Int, time: Double) {
        (self.number, self.count, self.time) = (number, count, time)
      }
    }
  }
}
