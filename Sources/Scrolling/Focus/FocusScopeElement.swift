// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Restricts keys and focus to its content while it is present: a sheet, a menu.
package final class FocusScopeElement: KeyboardElement {
  /// Called for the Escape key.
  var cancel: (() -> Void)?
}

/// Restricts keys and focus to content.
package struct _FocusScopeModifier: ElementModifier {
  package typealias Body = Never
  let cancel: (() -> Void)?

  package init(cancel: (() -> Void)?) {
    self.cancel = cancel
  }

  package func wrap(_ child: Element, _ node: Node) -> FocusScopeElement {
    FocusScopeElement(child, node)
  }
  package func update(_ element: FocusScopeElement, _ pass: UpdatePass) { element.cancel = cancel }
}
