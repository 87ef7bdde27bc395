// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Places a text below the mouse pointer, or above it where there is no space below, within the window.
struct TooltipLayout: Layout {
  let pointer: CGPoint

  private static let margin: CGFloat = 8
  private static let maximumWidth: CGFloat = 320
  /// The distances of the text from the pointer, whose image is below its location.
  private static let (below, above): (CGFloat, CGFloat) = (22, 6)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let available = bounds.width - 2 * Self.margin
    for subview in subviews {
      let limit = ProposedViewSize(width: min(Self.maximumWidth, max(available, 0)), height: nil)
      let size = subview.sizeThatFits(limit)
      let x = max(min(pointer.x, bounds.maxX - Self.margin - size.width), bounds.minX + Self.margin)
      let low = pointer.y + Self.below
      let isBelow = low + size.height <= bounds.maxY - Self.margin
      let y = isBelow ? low : max(pointer.y - Self.above - size.height, bounds.minY)
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
  }
}
