// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Restricts keys and focus to its content while it is present: a sheet, a menu.
package final class FocusScopeElement: KeyboardElement {
  /// Called for the Escape key.
  package internal(set) var cancel: (() -> Void)?
  /// The kind of the content for assistive technologies.
  package internal(set) var role = ControlRole.dialog
}

/// Restricts keys and focus to content.
package struct _FocusScopeModifier: ElementModifier {
  package typealias Body = Never
  let cancel: (() -> Void)?
  let role: ControlRole

  package init(cancel: (() -> Void)?, role: ControlRole = .dialog) {
    self.cancel = cancel
    self.role = role
  }

  package func wrap(_ child: Element, _ node: Node) -> FocusScopeElement {
    FocusScopeElement(child, node)
  }
  package func update(_ element: FocusScopeElement, _ pass: UpdatePass) {
    element.cancel = cancel
    element.role = role
  }
}
