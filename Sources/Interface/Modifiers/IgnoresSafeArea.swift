// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Lets what it modifies reach into the unsafe parts that it touches.
public struct _SafeAreaIgnoringLayout: ElementModifier {
  public typealias Body = Never
  let edges: Edge.Set

  func wrap(_ child: Element, _ node: Node) -> SafeAreaIgnoringElement {
    SafeAreaIgnoringElement(child, node)
  }

  func update(_ element: SafeAreaIgnoringElement, _ pass: UpdatePass) {
    guard element.edges != edges else { return }
    element.edges = edges
    element.setNeedsLayout()
  }
}

final class SafeAreaIgnoringElement: UnaryElement {
  fileprivate(set) var edges: Edge.Set = []

  override var arrangesByPlace: Bool { true }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let insets = safeAreaInsets.at(edges)
    let out = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    return Placing(
      child, CGPoint(x: out.leading, y: out.top),
      child.dimensions(in: proposal.inset(by: out)))
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    // Asked before it has its place, it answers for the safe one.
    child.guide(key, ViewDimensions(dimensions.size, dimensions.proposal, child))
  }
}

extension View {
  /// Lets the view reach into the unsafe parts that it touches, at some edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the unsafe parts that it touches, at some edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
