// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Exposes the role and the action of a swipe button to the layout of its row.
struct _SwipeTriggerModifier: ElementModifier {
  typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void

  func wrap(_ child: Element, _ node: Node) -> SwipeTriggerElement {
    SwipeTriggerElement(child, node)
  }

  func update(_ element: SwipeTriggerElement, _ pass: UpdatePass) {
    (element.role, element.action) = (role, action)
  }
}

final class SwipeTriggerElement: UnaryElement {
  fileprivate(set) var role: ButtonRole?
  fileprivate(set) var action: () -> Void = {}
}
