// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery

nonisolated extension MotionExpectation {
  /// Returns the failures of the condition in a report; empty if it holds.
  ///
  /// Metrics of releases must hold for every release. An interrupted release has no settling time, overshoot
  /// and distance, and is skipped for these; a release that never settled fails.
  package func failures(in report: MotionReport) -> [Failure] {
    switch metric {
    case .gap:
      guard let frames = report.frames else { return [failure(.nothing)] }
      return holds(frames.longestGap) ? [] : [failure(.value(frames.longestGap))]
    case .releases:
      let count = Double(report.releases.count)
      return holds(count) ? [] : [failure(.value(count))]
    default: break
    }
    var wasEvaluated = false
    var failures: [Failure] = []
    for (index, release) in report.releases.enumerated() {
      let reference = Failure.ReleaseReference(
        number: index + 1, count: report.releases.count, time: release.time)
      if let value = value(of: release) {
        wasEvaluated = true
        if !holds(value) { failures.append(failure(.value(value), reference)) }
      } else if release.outcome == .moving {
        failures.append(failure(.stillMoving, reference))
      }
    }
    return wasEvaluated || !failures.isEmpty ? failures : [failure(.nothing)]
  }

  private func holds(_ value: Double) -> Bool { comparison.holds(value, limit) }

  private func failure(_ found: Failure.Found, _ release: Failure.ReleaseReference? = nil)
    -> Failure
  {
    Failure(expectation: self, found: found, release: release)
  }

  private func value(of release: Release) -> Double? {
    switch metric {
    case .settle: release.settlingTime
    case .overshoot: release.overshoot.map(Double.init)
    case .velocity: release.speed
    case .prediction:
      (release.prediction.width * release.prediction.width
        + release.prediction.height * release.prediction.height).squareRoot()
    case .distance: release.distance
    case .speed: Double(release.peakSpeed)
    case .gap, .releases: nil
    }
  }
}
