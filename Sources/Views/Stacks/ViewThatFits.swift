// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// Shows the first of its views whose ideal size fits the proposal, or the last one if none does.
public struct ViewThatFits<Content: View>: ContainerView {
  private let axes: Axis.Set
  package let content: Content

  /// Creates a container that considers only the given axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeElement(_ node: Node) -> ViewThatFitsElement { ViewThatFitsElement(node) }

  package func update(_ element: ViewThatFitsElement, _ pass: UpdatePass) {
    guard element.axes != axes else { return }
    element.axes = axes
    element.setNeedsLayout()
  }
}

package final class ViewThatFitsElement: ContainerElement {
  fileprivate(set) var axes: Axis.Set = []
  /// The view that has appeared; nil before the first layout, and if that view has been removed.
  private weak var shown: Element?
  private var hasShown = false
  private var isChangePending = false

  /// Returns whether a view is the one that fits. The others are measured, but do not appear.
  func shows(_ item: Element) -> Bool { chosen(proposal) === item }

  private func chosen(_ proposal: ProposedViewSize) -> Element? {
    layoutItems.first { item in
      let ideal = item.size(.unspecified)
      let fitsHorizontally =
        !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsVertically = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsHorizontally && fitsVertically
    } ?? layoutItems.last
  }

  public override var children: [Element] {
    let chosen = chosen(proposal)
    return super.children.filter { $0 === chosen || $0.isDeparting }
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(proposal) ?? .zero
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    guard let chosen = chosen(proposal) else { return [] }
    if !hasShown {
      (hasShown, shown) = (true, chosen)
    } else if shown !== chosen, !isChangePending {
      // After the pass, as a layout may be repeated with another proposal.
      isChangePending = true
      node.host.afterPass { [weak self] in self?.changeShown() }
    }
    return [ElementPlacement(chosen, proposal, .topLeading, in: size)]
  }

  private func changeShown() {
    isChangePending = false
    guard !node.isDismantled, let chosen = chosen(proposal), chosen !== shown else { return }
    let old = shown
    shown = chosen
    if let old { outermostNode(of: old)?.visibilityChanged(false) }
    outermostNode(of: chosen)?.visibilityChanged(true)
  }

  /// The outermost node that has only the given element; nil if the element has been removed.
  private func outermostNode(of item: Element) -> Node? {
    guard !item.node.isDismantled else { return nil }
    var outermost = item.node
    while let parent = outermost.parent, parent !== node, parent.elements.count == 1,
      parent.elements[0] === item
    {
      outermost = parent
    }
    return outermost
  }
}
