// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Views on top of each other, lined up in both axes; as large as the largest.
public struct ZStack<Content: View>: ContainerView {
  private let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeElement(_ node: Node) -> ZStackElement { ZStackElement(node) }

  func update(_ element: ZStackElement, _ pass: UpdatePass) {
    guard element.alignment != alignment else { return }
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

final class ZStackElement: ContainerElement {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for item in layoutItems {
      let taken = item.size(proposal)
      size.width = max(size.width, taken.width)
      size.height = max(size.height, taken.height)
    }
    return size
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for item in layoutItems {
      let taken = item.size(ProposedViewSize(size))
      item.place(CGRect(origin: alignment.origin(of: taken, in: size), size: taken), pass)
    }
  }
}
