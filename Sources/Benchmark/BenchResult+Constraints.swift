// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult {
  /// The layout of UIKit views by 500 constraints.
  package struct Constraints: Codable, Sendable {
    /// To solve them all.
    package var solveMilliseconds = 0.0
    /// To lay out the views after a change of one constant.
    package var changeMilliseconds = 0.0

    package init() {}

    /// The limits in milliseconds.
    package static let limits = (solve: 5.0, change: 0.2)

    /// The line of the text output.
    var text: String {
      "500 constraints: \(BenchResult.rounded(solveMilliseconds, 2)) ms"
        + " (limit \(BenchResult.rounded(Self.limits.solve, 0))),"
        + " \(BenchResult.rounded(changeMilliseconds, 3)) ms after a change of one"
        + " (limit \(BenchResult.rounded(Self.limits.change, 1)))"
    }
  }
}
