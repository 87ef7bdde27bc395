// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// Gives the modified view its ideal length along some axes, regardless of the proposal.
public struct _FixedSizeLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  package func wrap(_ child: Element, _ node: Node) -> FixedSizeElement {
    FixedSizeElement(child, node)
  }

  package func update(_ element: FixedSizeElement, _ pass: UpdatePass) {
    element.horizontal = horizontal
    element.vertical = vertical
    element.setNeedsLayout()
  }
}

/// An element that proposes no length to its child along some axes.
package final class FixedSizeElement: UnaryElement {
  fileprivate(set) var horizontal = true
  fileprivate(set) var vertical = true

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }

  /// The child is offered the ideal length that it was measured with, so that the views of a stack whose height is
  /// fixed can become as high as the highest of them.
  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let ideal = child.size(childProposal(proposal))
    let offered = ProposedViewSize(
      width: horizontal ? ideal.width : proposal.width,
      height: vertical ? ideal.height : proposal.height)
    return ElementPlacement(child, .zero, child.dimensions(in: offered))
  }
}

extension View {
  /// Gives the view its ideal size, regardless of the proposal.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along the chosen axes, regardless of the proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
