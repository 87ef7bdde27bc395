// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Gives the modified view a frame with minimum, ideal and maximum lengths.
public struct _FlexFrameLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  package func wrap(_ child: Element, _ node: Node) -> FlexibleFrameElement {
    FlexibleFrameElement(child, node)
  }

  package func update(_ element: FlexibleFrameElement, _ pass: UpdatePass) {
    element.width = width
    element.height = height
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

/// A frame with length limits.
package final class FlexibleFrameElement: UnaryElement {
  var width = LengthLimits()
  var height = LengthLimits()
  var alignment = Alignment.center

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childSize = child.size(childProposal(proposal))
    return CGSize(
      width: width.frame(proposal.width, child: childSize.width),
      height: height.frame(proposal.height, child: childSize.height))
  }

  public override var preferredSpacing: ViewSpacing {
    child.preferredSpacing.reset(horizontal: !width.isEmpty, vertical: !height.isEmpty)
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let childProposal = ProposedViewSize(
      width: width.placed(proposal.width, size.width),
      height: height.placed(proposal.height, size.height))
    return ElementPlacement(child, childProposal, alignment, in: size)
  }
}

extension View {
  /// Puts the view into an invisible frame with length limits, in points; nil leaves a limit to the
  /// view. A maximum of infinity makes the frame take the whole proposed length. Negative lengths count as 0; NaN, and
  /// other limits than a maximum that are infinite, count as nil.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: LengthLimits(usable: minWidth, idealWidth, maxWidth),
        height: LengthLimits(usable: minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}
