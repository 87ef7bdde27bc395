// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Places the leading items, the title and the trailing items of a bar. The title is in the middle of the bar, in the
/// width that the items leave; beside the middle if it would reach them there. Items that need more than the bar has
/// are compressed; items at one end get the width that those at the other end leave, but at least half of the bar.
struct NavigationBarLayout: Layout {
  /// The distance between the title and the items, in points.
  private static let gap: CGFloat = 8
  /// The width that the items leave to a title that is at least as wide, in points.
  private static let leastTitle: CGFloat = 20

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).reduce(0, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    func size(of index: Int, in width: CGFloat) -> CGSize {
      subviews[index].sizeThatFits(ProposedViewSize(width: max(0, width), height: bounds.height))
    }
    func margin(_ width: CGFloat) -> CGFloat { width > 0 ? width + Self.gap : 0 }
    func place(_ index: Int, _ x: CGFloat, _ width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    func ideal(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(.unspecified).width }
    let available = bounds.width - margin(min(ideal(1), Self.leastTitle))
    let trailing = size(
      of: 2, in: max((available - Self.gap) / 2, available - margin(ideal(0)))
    ).width
    let leading = size(of: 0, in: available - margin(trailing)).width
    let free = bounds.width - margin(leading) - margin(trailing)
    let title = size(of: 1, in: free).width
    let last = max(margin(leading), bounds.width - margin(trailing) - title)
    place(0, 0, leading)
    place(1, min(max((bounds.width - title) / 2, margin(leading)), last), title)
    place(2, bounds.width - trailing, trailing)
  }
}
