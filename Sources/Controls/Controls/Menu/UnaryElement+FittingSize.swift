// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

extension UnaryElement {
  /// Returns the size of the child: its ideal one, reduced to an area without a margin at each edge, in points; and
  /// whether its height is reduced.
  func fittingSize(in area: CGSize, margin: CGFloat) -> (size: CGSize, isHeightLimited: Bool) {
    let ideal = child.size(ProposedViewSize(width: nil, height: nil))
    let width = min(ideal.width, max(0, area.width - 2 * margin))
    let preferred = child.size(ProposedViewSize(width: width, height: nil))
    let height = min(preferred.height, max(0, area.height - 2 * margin))
    return (CGSize(width: width, height: height), preferred.height > height)
  }
}
