// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// The layout of a `ZStack`: views on top of each other.
public struct ZStackLayout: Layout {
  /// The guides of the views that are placed at the same point.
  public var alignment: Alignment

  /// Creates a layout that aligns its views by a guide per axis.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the views with the highest layout priority together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (elements, alignment) = (subviews.elements, alignment)
    return MainActor.unsafelyAssumed {
      OverlayArrangement(OverlayItems(elements), alignment, proposal).size
    }
  }

  /// Places the views so that their guides coincide.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (elements, alignment) = (subviews.elements, alignment)
    MainActor.unsafelyAssumed {
      let arrangement = OverlayArrangement(OverlayItems(elements), alignment, proposal)
      subviews.place(arrangement.placements, in: bounds)
    }
  }
}
