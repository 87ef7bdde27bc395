// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Puts space around what it modifies that counts as unsafe.
public struct _SafeAreaPaddingModifier: ElementModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  func wrap(_ child: Element, _ node: Node) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(insets, child, node)
  }

  func update(_ element: SafeAreaPaddingElement, _ pass: UpdatePass) {
    element.set(insets, pass)
  }
}

final class SafeAreaPaddingElement: AnimatedElement<EdgeInsets> {
  override class var affectsLayout: Bool { true }

  override func safeAreaInsets(around child: Element) -> EdgeInsets? { value }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = child.size(proposal.inset(by: value))
    return CGSize(
      width: max(0, taken.width + value.leading + value.trailing),
      height: max(0, taken.height + value.top + value.bottom))
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(
      child, CGPoint(x: value.leading, y: value.top),
      child.dimensions(in: proposal.inset(by: value)))
  }
}

extension View {
  /// Adds to what is unsafe around the view: it keeps off, but what ignores the safe area reaches in.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds a length in points, 16 unless told, to what is unsafe at some edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds a length in points to what is unsafe at every edge.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
