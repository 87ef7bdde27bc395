// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// The layout of a `VStack`: a column of views.
public struct VStackLayout: Layout {
  /// The guide that aligns the views horizontally.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil, NaN and infinity for the views' preferred spacing.
  public var spacing: CGFloat?

  /// Creates a column. `spacing` is in points; nil, NaN and infinity stand for the views' preferred one, and with a
  /// negative one the views overlap.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack orientation.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// Returns the size of the column: the least flexible views take their length first.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(.vertical, spacing, alignment.key, proposal)
  }

  /// Places the views from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(.vertical, spacing, alignment.key, proposal, in: bounds)
  }
}
