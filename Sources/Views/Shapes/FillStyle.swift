// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
@_spi(ViewTree) import ViewCore

/// The rule by which the inside of a shape is determined, and whether its edges are antialiased.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside, rather than the non-zero rule.
  public var isEOFilled: Bool

  /// Whether edges are antialiased.
  ///
  /// - Note: Differs from SwiftUI: it has no effect. Edges always are.
  public var isAntialiased: Bool

  /// Creates options; by default the non-zero rule applies.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
