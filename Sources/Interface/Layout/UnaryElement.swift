// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An element around one other, whose size it takes.
class UnaryElement: Element {
  let child: Element

  init(_ child: Element, _ node: Node) {
    self.child = child
    super.init(node)
    adopt(child)
  }

  override var children: [Element] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    child.place(CGRect(origin: .zero, size: size), pass)
  }
}
