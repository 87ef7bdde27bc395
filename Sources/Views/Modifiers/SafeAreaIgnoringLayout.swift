// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// Extends the modified view into the unsafe areas that it touches.
public struct _SafeAreaIgnoringLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let edges: Edge.Set

  package func wrap(_ child: Element, _ node: Node) -> SafeAreaIgnoringElement {
    SafeAreaIgnoringElement(child, node)
  }

  package func update(_ element: SafeAreaIgnoringElement, _ pass: UpdatePass) {
    guard element.edges != edges else { return }
    element.edges = edges
    element.setNeedsLayout()
  }
}

/// An element that places its child beyond its own edges, up to the end of the unsafe areas.
package final class SafeAreaIgnoringElement: UnaryElement {
  fileprivate(set) var edges: Edge.Set = []

  public override var arrangementDependsOnPosition: Bool { true }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let insets = safeAreaInsets.at(edges)
    let out = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    return ElementPlacement(
      child, CGPoint(x: out.leading, y: out.top),
      child.dimensions(in: proposal.inset(by: out)))
  }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    // Guides are read before the element is placed: they refer to the safe area.
    child.guide(key, ViewDimensions(dimensions.size, dimensions.proposal, child))
  }
}

extension View {
  /// Extends the view into the unsafe areas that it touches at the given edges. The keyboard region
  /// has no effect.
  /// - Note: Differs from SwiftUI: safe areas are computed from layout positions; offsets and transforms are ignored.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view into the unsafe areas that it touches at the given edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
