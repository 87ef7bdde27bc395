// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// The layout of an `HStack`: a row of views.
public struct HStackLayout: Layout {
  /// The guide that aligns the views vertically.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil, NaN and infinity for the views' preferred spacing.
  public var spacing: CGFloat?

  /// Creates a row. `spacing` is in points; nil, NaN and infinity stand for the views' preferred one, and with a
  /// negative one the views overlap.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack orientation.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// Returns the size of the row: the least flexible views take their length first.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(.horizontal, spacing, alignment.key, proposal)
  }

  /// Places the views from the leading edge to the trailing edge.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(.horizontal, spacing, alignment.key, proposal, in: bounds)
  }
}
