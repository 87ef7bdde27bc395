// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Views on top of each other, lined up in both axes; as large as the largest.
public struct ZStack<Content: View>: ContainerView {
  private let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeElement(_ node: Node) -> ZStackElement { ZStackElement(node) }

  func update(_ element: ZStackElement, _ pass: UpdatePass) {
    guard element.alignment != alignment else { return }
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

final class ZStackElement: ContainerElement {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize { pile(proposal).size }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    pile(proposal).placings
  }

  private func pile(_ proposal: ProposedViewSize) -> StackPile {
    let items = layoutItems
    for item in items { item.takeStackAxis(nil) }
    return StackPile(items, alignment, proposal)
  }
}
