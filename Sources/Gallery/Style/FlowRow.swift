// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Lays views out in rows, each with its ideal width.
struct FlowRow: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let rows = origins(subviews, width)
    return CGSize(width: width.isFinite ? width : rows.width, height: rows.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, origin) in zip(subviews, origins(subviews, bounds.width).origins) {
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func origins(
    _ subviews: Subviews, _ width: CGFloat
  ) -> (origins: [CGPoint], width: CGFloat, height: CGFloat) {
    var (x, y, rowHeight, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var origins: [CGPoint] = []
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + spacing, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, x - spacing)
    }
    return (origins, widest, y + rowHeight)
  }
}
