// Part of Snapback, under the MIT licence; see LICENSE.

extension LinearSolver {
  /// The priority from which on constraints hold exactly: UIKit's `required`.
  static let requiredPriority = 1000.0
  /// The size below which factors and constants are rounding errors.
  static let epsilon = 1e-9
  /// The largest deviation with which constraints still hold, and the least factor of a pivot: larger than `epsilon`, as
  /// rounding errors add up in constants and are divided by the pivot.
  static let tolerance = 1e-6
  /// The difference below which ratios are equal, so that the symbol that was made first leaves.
  static let tieDifference = 1e-12
  /// The number of pivots after which an optimization gives up.
  static let pivotLimit = 20_000
}
