// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Gives the modified view a frame of a fixed width, height, or both.
public struct _FrameLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  package func wrap(_ child: Element, _ node: Node) -> FrameElement {
    FrameElement(lengths, child, node)
  }

  package func update(_ element: FrameElement, _ pass: UpdatePass) {
    element.width = width != nil
    element.height = height != nil
    element.alignment = alignment
    element.set(lengths, pass)
  }

  private var lengths: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }
}

/// A frame with a fixed width, height, or both.
package final class FrameElement: AnimatedElement<CGSize> {
  /// Whether the width is fixed.
  var width = false
  /// Whether the height is fixed.
  var height = false
  var alignment = Alignment.center

  package override class var affectsLayout: Bool { true }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width ? max(0, value.width) : proposal.width,
      height: height ? max(0, value.height) : proposal.height)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = childProposal(proposal)
    let childSize = child.size(proposal)
    return CGSize(
      width: width ? max(0, value.width) : childSize.width,
      height: height ? max(0, value.height) : childSize.height)
  }

  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    let isFixed = (
      along: axis == .horizontal ? width : height, across: axis == .horizontal ? height : width
    )
    if isFixed.along {
      let length = max(0, value[axis])
      return length.isFinite ? length...length : nil
    }
    return child.lengthRange(
      along: axis, across: isFixed.across ? max(0, value[axis.other]) : across)
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    if axis == .horizontal ? width : height { return true }
    let isFixed = axis == .horizontal ? height : width
    return child.keepsIdealLength(along: axis, across: isFixed ? max(0, value[axis.other]) : across)
  }

  public override var preferredSpacing: ViewSpacing {
    child.preferredSpacing.reset(horizontal: width, vertical: height)
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    ElementPlacement(child, childProposal(proposal), alignment, in: size)
  }
}

extension View {
  /// Puts the view into an invisible frame of a fixed size in points; nil leaves a length to the
  /// view. Negative lengths count as 0; NaN and infinity count as nil.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: usable(width), height: usable(height), alignment: alignment))
  }
}

/// Returns a length for layout: nil for NaN and infinity, 0 for negative lengths.
func usable(_ length: CGFloat?) -> CGFloat? {
  guard let length, length.isFinite else { return nil }
  return max(0, length)
}
