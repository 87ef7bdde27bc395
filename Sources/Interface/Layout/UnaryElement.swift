// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An element around one other, whose size it takes.
class UnaryElement: Element {
  let child: Element

  init(_ child: Element, _ node: Node) {
    self.child = child
    super.init(node)
    adopt([child])
  }

  override var children: [Element] { [child] }
  override var onlyChild: Element? { child }

  override func draw(_ painter: inout Painter) { child.render(&painter) }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    child.hit(point, &path)
  }

  override var preferredSpacing: ViewSpacing { child.preferredSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  /// Where the child lies in a size that the element takes under a proposal.
  func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(child, CGPoint.zero, ViewDimensions(size, proposal, child))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    child.place(placing(in: size, proposal), pass)
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let placing = placing(in: dimensions.size, dimensions.proposal)
    return child.guide(key, placing.dimensions).map { $0 + placing.origin[key.axis] }
  }
}
