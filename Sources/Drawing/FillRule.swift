// Part of Snapback, under the MIT licence; see LICENSE.

/// Which points an outline that crosses itself holds.
package enum FillRule: UInt8, Sendable, BitwiseCopyable {
  /// Those around which it goes more often one way than the other.
  case nonZero
  /// Those around which it goes an odd number of times.
  case evenOdd
}

extension FillRule {
  /// Whether points are inside around which the outline goes so many times.
  @inlinable package func holds(winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }
}

extension FillRule {
  /// What is printed after an outline; nothing for the usual rule.
  var suffix: String { self == .evenOdd ? " even-odd" : "" }
}
