// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Makes the modified view, a button with its gesture, a button of the list row that contains it. The whole row
/// is its touch target, and a touch runs the actions of all such buttons of the row.
struct _ListRowButtonModifier: ElementModifier {
  typealias Body = Never
  let handle: ListRowButtonHandle
  let isInRow: Bool
  let isPressed: Bool
  let action: @MainActor () -> Void

  func wrap(_ child: Element, _ node: Node) -> ListRowButtonElement {
    ListRowButtonElement(child, node)
  }

  func update(_ element: ListRowButtonElement, _ pass: UpdatePass) {
    element.isInRow = isInRow
    element.action = action
    element.isEnabled = EnvironmentValues(element.node.environment).isEnabled
    element.setPressed(isPressed)
    handle.element = element
  }
}

/// A reference from a button to its element.
@MainActor
final class ListRowButtonHandle {
  fileprivate(set) weak var element: ListRowButtonElement?

  /// Runs the actions of all buttons of the row, in their order; `action` alone outside of rows.
  func trigger(_ action: @MainActor () -> Void) {
    guard let buttons = element?.buttonsOfRow, !buttons.isEmpty else { return action() }
    for button in buttons where button.isEnabled { button.action() }
  }

  /// Highlights the row if the button is pressed: to be called when the row has been placed.
  func updateHighlight() { element?.updateHighlight() }

  /// Runs the actions of the buttons inside the element.
  func triggerButtonsInside() {
    guard let child = element?.onlyChild else { return }
    for button in child.listRowButtons where button.isEnabled { button.action() }
  }
}

/// The element of a button in a list row.
final class ListRowButtonElement: UnaryElement {
  fileprivate(set) var action: @MainActor () -> Void = {}
  fileprivate(set) var isEnabled = true
  /// Whether the button acts on touches of its row.
  fileprivate(set) var isInRow = false
  private var isPressed = false

  /// The buttons of the row that this one is in, in their order; empty outside of rows.
  fileprivate var buttonsOfRow: [ListRowButtonElement] {
    guard isInRow, let (_, row) = enclosingListRow else { return [] }
    return row.listRowButtons
  }

  fileprivate func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    updateHighlight()
  }

  fileprivate func updateHighlight() {
    guard isInRow, let (container, row) = enclosingListRow else { return }
    container.setHighlighted(isPressed, row)
  }
}

extension Element {
  /// The outermost gesture that is attached to the view inside; nil if there is none.
  final var attachedGesture: GestureElement? {
    var element = onlyChild
    while let current = element {
      if let gesture = current as? GestureElement { return gesture }
      element = current.onlyChild
    }
    return nil
  }

  /// The row of a list that contains the element, and the element that arranges the row; nil outside
  /// of rows, and in a scroll view inside a row.
  final var enclosingListRow: (container: any ListRowContainer, row: Element)? {
    var element: Element = self
    while let parent = element.parent {
      if let container = parent as? any ListRowContainer {
        let isRow = container.cells.contains { $0.row === element }
        return isRow ? (container, element) : nil
      }
      if parent.delaysPresses != nil { return nil }
      element = parent
    }
    return nil
  }

  /// The row buttons inside, in their order, without those in scroll views.
  final var listRowButtons: [ListRowButtonElement] {
    var buttons: [ListRowButtonElement] = []
    addListRowButtons(to: &buttons)
    return buttons
  }

  private func addListRowButtons(to buttons: inout [ListRowButtonElement]) {
    if (self as? AllowsHitTestingElement)?.isAllowed == false { return }
    if let button = self as? ListRowButtonElement, button.isInRow {
      buttons.append(button)
    } else if delaysPresses == nil {
      for child in children { child.addListRowButtons(to: &buttons) }
    }
  }
}
