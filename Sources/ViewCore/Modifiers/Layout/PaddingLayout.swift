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

  private func childProposal(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets
  ) -> ProposedViewSize {
    // Not `map`, whose closure would check the actor.
    var inner = proposal
    if let width = proposal.width { inner.width = max(0, width - insets.leading - insets.trailing) }
    if let height = proposal.height { inner.height = max(0, height - insets.top - insets.bottom) }
    return inner
  }

  public override var preferredSpacing: ViewSpacing {
    let insets = value
    var edges: Edge.Set = insets.top != 0 ? .top : []
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges.isEmpty ? child.preferredSpacing : child.preferredSpacing.reset(edges)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = value
    let childSize = child.size(childProposal(proposal, insets))
    return CGSize(
      width: max(0, childSize.width + insets.leading + insets.trailing),
      height: max(0, childSize.height + insets.top + insets.bottom))
  }

  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    let insets = value
    let (before, after, crossing) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, insets.top + insets.bottom)
      : (insets.top, insets.bottom, insets.leading + insets.trailing)
    // Negative insets propose more than nothing to the child.
    guard before >= 0, after >= 0, crossing.isFinite, (before + after).isFinite else { return nil }
    var inner = across
    if let across { inner = max(0, across - crossing) }
    guard let range = child.lengthRange(along: axis, across: inner), range.lowerBound >= 0 else {
      return nil
    }
    return (range.lowerBound + before + after)...(range.upperBound + before + after)
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    let insets = value
    let along = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    guard along >= 0, along.isFinite else { return false }
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    return child.keepsIdealLength(along: axis, across: childProposal(proposal, insets)[axis.other])
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let insets = value
    return ElementPlacement(
      child, CGPoint(x: insets.leading, y: insets.top),
      child.dimensions(in: childProposal(proposal, insets)))
  }
}

extension View {
  /// Adds space around the view: a distance in points per edge.
  ///
  /// With a negative distance the view extends beyond the edge, and the size is at least 0. NaN and infinity count as 0.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets.finite))
  }

  /// Adds space at some edges of the view, in points; 16 by default.
  ///
  /// With a negative length the view extends beyond the edges, and the size is at least 0. NaN and infinity count as 0.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds space at every edge of the view, in points.
  ///
  /// With a negative length the view extends beyond the edges, and the size is at least 0. NaN and infinity count as 0.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
