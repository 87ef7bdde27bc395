// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Adds space around the modified view.
public struct _PaddingLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let insets: EdgeInsets

  package func wrap(_ child: Element, _ node: Node) -> PaddingElement {
    PaddingElement(insets, child, node)
  }
  package func update(_ element: PaddingElement, _ pass: UpdatePass) { element.set(insets, pass) }
}

/// An element larger than its child by animatable insets.
package final class PaddingElement: AnimatedElement<EdgeInsets> {
  package override class var affectsLayout: Bool { true }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - value.leading - value.trailing) },
      height: proposal.height.map { max(0, $0 - value.top - value.bottom) })
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childSize = child.size(childProposal(proposal))
    return CGSize(
      width: max(0, childSize.width + value.leading + value.trailing),
      height: max(0, childSize.height + value.top + value.bottom))
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    ElementPlacement(
      child, CGPoint(x: value.leading, y: value.top), child.dimensions(in: childProposal(proposal)))
  }
}

extension View {
  /// Adds space around the view: a distance in points per edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds space at some edges of the view, in points; 16 by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds space at every edge of the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
