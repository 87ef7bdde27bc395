// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Gives what it modifies a frame that keeps within limits.
public struct _FlexFrameLayout: ElementModifier {
  public typealias Body = Never
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func wrap(_ child: Element, _ node: Node) -> FlexFrameElement { FlexFrameElement(child, node) }

  func update(_ element: FlexFrameElement, _ pass: UpdatePass) {
    element.width = width
    element.height = height
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

/// How short and how long a side may be; nil leaves it to the view inside.
struct LengthLimits: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// What the view inside is proposed.
  func inner(_ proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return min(max(length, least ?? -.infinity), most ?? .infinity)
  }

  var isNone: Bool { least == nil && ideal == nil && most == nil }

  /// What the view inside is proposed when the frame has taken a length: that, unless nobody has asked for
  /// any and it is the view's own.
  func placed(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isOwn =
      proposal == nil && ideal == nil && least ?? -.infinity < length && length < most ?? .infinity
    return isOwn ? nil : length
  }

  /// The frame's length, for a view inside that takes a length.
  func frame(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal = proposal ?? ideal else {
      return min(max(child, least ?? -.infinity), most ?? .infinity)
    }
    switch (least, most) {
    case (let least?, let most?): return min(max(proposal, least), max(most, least))
    case (let least?, nil): return max(min(proposal, child), least)
    case (nil, let most?): return min(max(proposal, child), most)
    case (nil, nil): return child
    }
  }
}

final class FlexFrameElement: UnaryElement {
  var width = LengthLimits()
  var height = LengthLimits()
  var alignment = Alignment.center

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = child.size(inner(proposal))
    return CGSize(
      width: width.frame(proposal.width, child: taken.width),
      height: height.frame(proposal.height, child: taken.height))
  }

  override var preferredSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if !width.isNone { edges.formUnion(.horizontal) }
    if !height.isNone { edges.formUnion(.vertical) }
    return child.preferredSpacing.reset(edges)
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let inner = ProposedViewSize(
      width: width.placed(proposal.width, size.width),
      height: height.placed(proposal.height, size.height))
    return Placing(child, inner, alignment, in: size)
  }
}

extension View {
  /// Puts the view into an invisible frame that keeps within limits, in points; a limit of infinity lets it
  /// take all the space there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: LengthLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: LengthLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }
}
