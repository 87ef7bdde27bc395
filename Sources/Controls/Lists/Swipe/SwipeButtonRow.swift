// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The swipe buttons at one edge of a row, the first at the edge.
///
/// The buttons share the revealed width in proportion to their natural widths.
struct SwipeButtonRow<Content: View>: ContainerView {
  let edge: HorizontalEdge
  /// Whether a full swipe is pending: the button at the edge takes all of the width.
  let isFull: Bool
  let metrics: SwipeButtonMetrics
  let content: Content

  /// The minimum width of a button, that of iOS, in points.
  static var minimumButtonWidth: CGFloat { 74 }

  func makeElement(_ node: Node) -> SwipeButtonRowElement { SwipeButtonRowElement(node) }

  func update(_ element: SwipeButtonRowElement, _ pass: UpdatePass) {
    element.metrics = metrics
    guard element.edge != edge || element.isFull != isFull else { return }
    (element.edge, element.isFull) = (edge, isFull)
    element.setNeedsLayout()
  }
}

/// Lays out the swipe buttons of an edge, and stores their dimensions in `SwipeButtonMetrics`.
final class SwipeButtonRowElement: ContainerElement {
  fileprivate var metrics: SwipeButtonMetrics?
  fileprivate var edge = HorizontalEdge.trailing
  fileprivate var isFull = false

  private func width(of item: Element) -> CGFloat {
    max(SwipeButtonRow<EmptyView>.minimumButtonWidth, item.size(.unspecified).width)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 44)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    let items = layoutItems
    let widths = items.map { width(of: $0) }
    let totalWidth = widths.reduce(0, +)
    updateMetrics(items, totalWidth)
    guard totalWidth > 0 else { return [] }
    let stretch = size.width / totalWidth
    var usedWidth: CGFloat = 0
    return zip(items, widths).enumerated().map { index, pair in
      let (item, naturalWidth) = pair
      var width = naturalWidth * stretch
      if isFull { width = index == 0 ? size.width : 0 }
      let x = edge == .leading ? usedWidth : size.width - usedWidth - width
      usedWidth += width
      // Below their natural width the buttons are clipped rather than compressed.
      let proposal = ProposedViewSize(width: max(width, naturalWidth), height: size.height)
      let dimensions = item.dimensions(in: proposal)
      let overhang = edge == .leading ? width - dimensions.size.width : 0
      return ElementPlacement(item, CGPoint(x: min(x, x + overhang), y: 0), dimensions)
    }
  }

  private func updateMetrics(_ items: [Element], _ totalWidth: CGFloat) {
    metrics?.width = totalWidth
    if let row = nearestAncestor(of: SwipeRowElement.self) {
      metrics?.row = row
      metrics?.rowWidth = row.size.width
    }
    var element = items.first
    while let current = element {
      if let trigger = current as? SwipeTriggerElement {
        metrics?.edgeButton = trigger
        return
      }
      element = current.onlyChild
    }
  }
}
