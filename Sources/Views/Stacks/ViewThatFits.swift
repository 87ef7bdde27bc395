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
    chosen(proposal).map { [ElementPlacement($0, proposal, .topLeading, in: size)] } ?? []
  }
}
