// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Stacks the rows of a menu or of a section, with separators between rows and bands between sections.
struct MenuStack<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeElement(_ node: Node) -> MenuStackElement { MenuStackElement(node) }

  func update(_ element: MenuStackElement, _ pass: UpdatePass) {
    element.configure(EnvironmentValues(element.node.environment))
  }
}
