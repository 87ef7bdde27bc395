// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Gives an item of a bar its ideal width, or the proposed one if that is less. A spacer within it
/// takes no space from the title.
struct _BarItemWidthModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> BarItemWidthElement {
    BarItemWidthElement(child, node)
  }

  func update(_ element: BarItemWidthElement, _ pass: UpdatePass) {}
}

/// An element that is at most as wide as its child's ideal width.
final class BarItemWidthElement: UnaryElement {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = ProposedViewSize(width: nil, height: proposal.height)
    guard let width = proposal.width, width < child.size(ideal).width else { return ideal }
    return proposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    ElementPlacement(child, .zero, child.dimensions(in: childProposal(proposal)))
  }
}
