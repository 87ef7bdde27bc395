// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Pages side by side, each of the proposed size, of which those in the viewport are created.
package struct PageRow<Content: View>: ContainerView {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }

  package func makeElement(_ node: Node) -> PageRowElement { PageRowElement(node) }
  package func update(_ element: PageRowElement, _ pass: UpdatePass) {}
}

package final class PageRowElement: LazyContainerElement {
  init(_ node: Node) {
    super.init(node, .horizontal)
    // The position of a viewport at rest is not exact: less of a page than this does not count.
    rows.margin = -0.25
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let page = proposal.replacingUnspecifiedDimensions()
    rows.uniformExtent = page.width
    rows.prepare { positions(page.width) }
    return CGSize(width: rows.total ?? positions(page.width).total, height: page.height)
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let width = proposal.replacingUnspecifiedDimensions().width
    rows.uniformExtent = width
    rows.update(width: size.height, pass) { positions(width) }
    super.arrange(in: size, pass)
    rows.finish()
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    let page = CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: size.height)
    let starts = positions(page.width).starts
    return items.indices.filter { items[$0].rowSpace == nil && !items[$0].isDeparting }.map {
      index in
      var placement = ElementPlacement(items[index], ProposedViewSize(page), .center, in: page)
      placement.origin.x += starts[index]
      return placement
    }
  }

  /// The positions of pages of a width, and of those that are not created.
  private func positions(_ width: CGFloat) -> LazyItemPositions {
    var positions = LazyItemPositions()
    var end: CGFloat = 0
    for item in items {
      let start = end
      if !item.isDeparting { end += item.rowSpace?.length ?? width }
      positions.append(start, end)
    }
    positions.total = end
    return positions
  }
}
