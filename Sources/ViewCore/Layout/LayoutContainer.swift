// Part of Snapback, under the MIT licence; see LICENSE.

/// The view that a layout makes of its content.
struct LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  func makeElement(_ node: Node) -> LayoutElement<L> { LayoutElement(layout, node) }

  func update(_ element: LayoutElement<L>, _ pass: UpdatePass) {
    element.set(layout, pass)
  }
}
