// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Proposes to the modified view the size of a given aspect ratio that fits or fills the proposal.
public struct _AspectRatioLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode

  package func wrap(_ child: Element, _ node: Node) -> AspectRatioElement {
    AspectRatioElement(child, node)
  }

  package func update(_ element: AspectRatioElement, _ pass: UpdatePass) {
    element.ratio = ratio
    element.contentMode = contentMode
    element.setNeedsLayout()
  }
}

/// An element that proposes sizes of a fixed aspect ratio to its child.
package final class AspectRatioElement: UnaryElement {
  /// The ratio of width to height; nil for that of the child's ideal size.
  fileprivate(set) var ratio: CGFloat?
  fileprivate(set) var contentMode = ContentMode.fit

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
    let factors = [(proposal.width, shape.width), (proposal.height, shape.height)]
      .compactMap { length, side -> CGFloat? in
        guard let length, side > 0 else { return nil }
        return length / side
      }
    let factor = contentMode == .fit ? factors.min() : factors.max()
    guard let factor else { return proposal }
    return ProposedViewSize(
      width: scaled(shape.width, factor), height: scaled(shape.height, factor))
  }

  private func scaled(_ side: CGFloat, _ factor: CGFloat) -> CGFloat {
    side == 0 ? 0 : side * factor
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    ElementPlacement(child, childProposal(proposal), .center, in: size)
  }
}

extension View {
  /// Constrains the view to a ratio of width to height, within the proposed size (`fit`) or
  /// covering it (`fill`). Nil, and a ratio that is not a positive finite number, stands for the
  /// ratio of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size, within the proposed size (`fit`) or
  /// covering it (`fill`). A size whose width divided by its height is not a positive finite number stands for the
  /// ratio of the view's ideal size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit into the proposed size.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to cover the proposed size; it can exceed it along one axis.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
