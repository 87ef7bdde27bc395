// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Moves the focus to the first enabled text field in the content when it appears, unless one in it has the focus:
/// alerts do.
package struct _FieldFocusModifier: ElementModifier {
  package typealias Body = Never

  package init() {}

  package func wrap(_ child: Element, _ node: Node) -> FieldFocusElement {
    FieldFocusElement(child, node)
  }

  package func update(_ element: FieldFocusElement, _ pass: UpdatePass) {
    element.requestFocus()
  }
}

/// Content whose first text field has the focus when it appears.
package final class FieldFocusElement: KeyboardElement {
  private var hasRequested = false

  fileprivate func requestFocus() {
    guard !hasRequested else { return }
    hasRequested = true
    host.afterPass { [weak self] in self?.focusFirstField() }
  }

  private func focusFirstField() {
    guard host.focus.focused?.isDescendant(of: self) != true else { return }
    var field: FocusElement?
    visit { element in
      guard field == nil, let target = element as? FocusElement, target.target.text != nil else {
        return
      }
      if target.isEnabled { field = target }
    }
    if let field { host.focus.move(to: field) }
  }
}
