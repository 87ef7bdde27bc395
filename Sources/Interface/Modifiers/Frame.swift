// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Gives what it modifies a frame of a fixed width, height, or both.
public struct _FrameLayout: ElementModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func wrap(_ child: Element, _ node: Node) -> FrameElement {
    FrameElement(lengths, child, node)
  }

  func update(_ element: FrameElement, _ pass: UpdatePass) {
    element.width = width != nil
    element.height = height != nil
    element.alignment = alignment
    element.set(lengths, pass)
  }

  private var lengths: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }
}

final class FrameElement: AnimatedElement<CGSize> {
  /// Whether the width, and the height, are fixed.
  var width = false
  var height = false
  var alignment = Alignment.center

  override class var affectsLayout: Bool { true }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width ? max(0, value.width) : proposal.width,
      height: height ? max(0, value.height) : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = inner(proposal)
    let taken = child.size(proposal)
    return CGSize(
      width: width ? max(0, value.width) : taken.width,
      height: height ? max(0, value.height) : taken.height)
  }

  override var preferredSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return child.preferredSpacing.reset(edges)
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(child, inner(proposal), alignment, in: size)
  }
}

extension View {
  /// Puts the view into an invisible frame of a fixed size; lengths in points, nil leaves the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: usable(width), height: usable(height), alignment: alignment))
  }
}

/// A length that can be laid out: NaN and infinity count as none, negative ones as 0.
private func usable(_ length: CGFloat?) -> CGFloat? {
  guard let length, length.isFinite else { return nil }
  return max(0, length)
}
