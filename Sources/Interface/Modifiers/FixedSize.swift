// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Gives what it modifies its ideal length along some axes, whatever it is offered.
public struct _FixedSizeLayout: ElementModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  func wrap(_ child: Element, _ node: Node) -> FixedSizeElement { FixedSizeElement(child, node) }

  func update(_ element: FixedSizeElement, _ pass: UpdatePass) {
    element.horizontal = horizontal
    element.vertical = vertical
    element.setNeedsLayout()
  }
}

final class FixedSizeElement: UnaryElement {
  fileprivate(set) var horizontal = true
  fileprivate(set) var vertical = true

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(child, .zero, child.dimensions(in: inner(proposal)))
  }
}

extension View {
  /// Gives the view its ideal size, whatever it is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
