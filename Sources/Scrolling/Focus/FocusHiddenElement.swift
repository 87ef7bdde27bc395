// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Excludes its content from keys and focus while it is hidden: a page under another one.
package final class FocusHiddenElement: UnaryElement {
  package internal(set) var isHidden = false
}

package struct _FocusHiddenModifier: ElementModifier {
  package typealias Body = Never
  let isHidden: Bool

  package init(isHidden: Bool) {
    self.isHidden = isHidden
  }

  package func wrap(_ child: Element, _ node: Node) -> FocusHiddenElement {
    FocusHiddenElement(child, node)
  }
  package func update(_ element: FocusHiddenElement, _ pass: UpdatePass) {
    element.isHidden = isHidden
  }
}
