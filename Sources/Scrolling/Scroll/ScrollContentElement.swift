// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The content of a scroll view.
final class ScrollContentElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layoutItems.reduce(.zero) { size, item in
      let contentSize = item.size(proposal)
      return CGSize(
        width: max(size.width, contentSize.width), height: max(size.height, contentSize.height))
    }
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    layoutItems.map { ElementPlacement($0, proposal, .center, in: size) }
  }
}
