// Part of Snapback, under the MIT licence; see LICENSE.

/// The rule that decides which points are inside a self-intersecting outline.
package enum FillRule: UInt8, Sendable, BitwiseCopyable {
  /// Points whose winding number is not 0.
  case nonZero
  /// Points whose winding number is odd.
  case evenOdd
}

extension FillRule {
  /// Returns whether points with the given winding number are inside.
  @inlinable package func contains(winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }
}

extension FillRule {
  /// The suffix of a printed outline; empty for the default rule.
  var suffix: String { self == .evenOdd ? " even-odd" : "" }
}
