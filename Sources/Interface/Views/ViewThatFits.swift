// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The first of its views whose ideal size is within what is offered along some axes; the last if none is.
public struct ViewThatFits<Content: View>: ContainerView {
  private let axes: Axis.Set
  let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func makeElement(_ node: Node) -> ThatFitsElement { ThatFitsElement(node) }

  func update(_ element: ThatFitsElement, _ pass: UpdatePass) {
    guard element.axes != axes else { return }
    element.axes = axes
    element.setNeedsLayout()
  }
}

final class ThatFitsElement: ContainerElement {
  fileprivate(set) var axes: Axis.Set = []

  private func chosen(_ proposal: ProposedViewSize) -> Element? {
    layoutItems.first { item in
      let ideal = item.size(.unspecified)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return isNarrow && isLow
    } ?? layoutItems.last
  }

  override var children: [Element] {
    let chosen = chosen(proposal)
    return super.children.filter { $0 === chosen || $0.isDeparting }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(proposal) ?? .zero
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    chosen(proposal).map { [Placing($0, proposal, .topLeading, in: size)] } ?? []
  }
}
