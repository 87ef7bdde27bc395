// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Pages side by side, each of the proposed size.
struct PageRow<Content: View>: ContainerView {
  let content: Content

  func makeElement(_ node: Node) -> PageRowElement { PageRowElement(node) }
  func update(_ element: PageRowElement, _ pass: UpdatePass) {}
}

final class PageRowElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let page = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: page.width * CGFloat(layoutItems.count), height: page.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    let items = layoutItems
    let page = CGSize(width: size.width / CGFloat(max(1, items.count)), height: size.height)
    return items.enumerated().map { index, item in
      var placement = ElementPlacement(item, ProposedViewSize(page), .center, in: page)
      placement.origin.x += CGFloat(index) * page.width
      return placement
    }
  }
}
