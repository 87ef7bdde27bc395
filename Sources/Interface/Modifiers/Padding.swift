// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Puts space around what it modifies.
public struct _PaddingLayout: ElementModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  func wrap(_ child: Element, _ node: Node) -> PaddingElement {
    PaddingElement(insets, child, node)
  }
  func update(_ element: PaddingElement, _ pass: UpdatePass) { element.set(insets, pass) }
}

final class PaddingElement: AnimatedElement<EdgeInsets> {
  override class var affectsLayout: Bool { true }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - value.leading - value.trailing) },
      height: proposal.height.map { max(0, $0 - value.top - value.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = child.size(inner(proposal))
    return CGSize(
      width: max(0, taken.width + value.leading + value.trailing),
      height: max(0, taken.height + value.top + value.bottom))
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(
      child, CGPoint(x: value.leading, y: value.top), child.dimensions(in: inner(proposal)))
  }
}

extension View {
  /// Puts space around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Puts space of a length in points, 16 unless told, at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Puts space of a length in points at every edge.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
