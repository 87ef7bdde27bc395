// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A square around a view, as long as the longer side of its ideal size.
package struct IdealSquareLayout: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let side = subviews.reduce(0) { side, view in
      let size = view.sizeThatFits(.unspecified)
      return max(side, size.width, size.height)
    }
    return CGSize(width: side, height: side)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension View {
  /// Adds the padding between the label of a button and its outline, in points: that of a circle is the vertical one on
  /// all sides of a square.
  @ViewBuilder package func buttonPadding(
    horizontal: CGFloat, vertical: CGFloat, in shape: ButtonBorderShape
  ) -> some View {
    if shape == .circle {
      IdealSquareLayout { self }.padding(vertical)
    } else {
      padding(.horizontal, horizontal).padding(.vertical, vertical)
    }
  }
}
