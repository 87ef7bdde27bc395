// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How something of a given shape takes up a space of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is in the space.
  case fit
  /// All of the space is taken.
  case fill
}

/// Offers what it modifies a size of a ratio that fits, or fills, what is offered.
public struct _AspectRatioLayout: ElementModifier {
  public typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode

  func wrap(_ child: Element, _ node: Node) -> AspectRatioElement {
    AspectRatioElement(child, node)
  }

  func update(_ element: AspectRatioElement, _ pass: UpdatePass) {
    element.ratio = ratio
    element.contentMode = contentMode
    element.setNeedsLayout()
  }
}

final class AspectRatioElement: UnaryElement {
  /// Width by height; nil is that of the view's ideal size.
  fileprivate(set) var ratio: CGFloat?
  fileprivate(set) var contentMode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(child, inner(proposal), .center, in: size)
  }
}

extension View {
  /// Gives the view a ratio of width to height, within or around what it is offered. Nil, and a ratio that
  /// is not a positive number, is the ratio of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// Gives the view the ratio of a size, within or around what it is offered.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view so that all of it is within what it is offered.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view so that it takes all it is offered, and perhaps more.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
