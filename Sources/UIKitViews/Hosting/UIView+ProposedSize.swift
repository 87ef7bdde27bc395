// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore

extension UIView {
  /// The size in SwiftUI for a proposal: that of the contents where the view resists other ones.
  package func size(forProposal proposal: ProposedViewSize) -> CGSize {
    let own =
      translatesAutoresizingMaskIntoConstraints && constraints.isEmpty && !arrangesSubviews
      ? intrinsicContentSize : contentSizeByConstraints
    func length(
      _ proposed: CGFloat?, _ own: CGFloat, _ hugging: UILayoutPriority,
      _ compression: UILayoutPriority
    ) -> CGFloat {
      guard own >= 0 else { return proposed ?? 10 }
      guard let proposed else { return own }
      if proposed > own, hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue { return own }
      if proposed < own, compression.rawValue >= UILayoutPriority.defaultHigh.rawValue {
        return own
      }
      return proposed
    }
    let width = length(proposal.width, own.width, hugging.horizontal, compression.horizontal)
    var height = own.height
    if heightDependsOnWidth { height = sizeThatFits(CGSize(width: width, height: 1e6)).height }
    return CGSize(
      width: width,
      height: length(proposal.height, height, hugging.vertical, compression.vertical))
  }

  private var contentSizeByConstraints: CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: size.width > 0 ? size.width : UIView.noIntrinsicMetric,
      height: size.height > 0 ? size.height : UIView.noIntrinsicMetric)
  }
}
