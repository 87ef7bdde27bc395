// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An element around one child, with the child's size.
@_spi(ViewTree) open class UnaryElement: Element {
  package let child: Element

  /// Creates an element around a child.
  public init(_ child: Element, _ node: Node) {
    self.child = child
    super.init(node)
    adopt(onlyChild: child)
  }

  open override var children: [Element] { [child] }
  public override var onlyChild: Element? { child }

  open override func draw(_ builder: inout DisplayListBuilder) { child.render(&builder) }

  open override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    child.hit(point, &path)
  }

  open override var preferredSpacing: ViewSpacing { child.preferredSpacing }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  /// Returns the placement of the child for a size that the element takes under a proposal.
  open func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    ElementPlacement(child, CGPoint.zero, ViewDimensions(size, proposal, child))
  }

  open override func arrange(in size: CGSize, _ pass: UpdatePass) {
    child.place(placement(in: size, proposal), pass)
  }

  open override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let placement = placement(in: dimensions.size, dimensions.proposal)
    return child.guide(key, placement.dimensions).map { $0 + placement.origin[key.axis] }
  }
}
