// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element that handles keys. Its first instance creates the keyboard focus of the host.
package class KeyboardElement: UnaryElement {
  override init(_ child: Element, _ node: Node) {
    super.init(child, node)
    _ = host.focus
  }
}
