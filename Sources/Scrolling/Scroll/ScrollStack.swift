// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The content of a scroll view: a single view, or several as a vertical stack.
struct ScrollStack<Content: View>: ContainerView {
  let content: Content

  static var contentArrangement: ChildArrangement { .single(.column) }

  func makeElement(_ node: Node) -> StackElement { StackElement(node, .vertical) }
  func update(_ element: StackElement, _ pass: UpdatePass) {}
}
