// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

struct _FocusBindingModifier: ElementModifier {
  typealias Body = Never
  let isRequested: () -> Bool
  let record: (Bool) -> Void
  /// The storage of the state.
  let location: AnyObject?

  func wrap(_ child: Element, _ node: Node) -> FocusBindingElement {
    FocusBindingElement(child, node)
  }

  func update(_ element: FocusBindingElement, _ pass: UpdatePass) {
    element.isRequested = isRequested
    element.record = record
    element.location = location
  }
}

/// An element whose focus is bound to a state.
final class FocusBindingElement: KeyboardElement {
  var isRequested: () -> Bool = { false }
  var record: (Bool) -> Void = { _ in }
  /// The storage of the state. Several elements can be bound to one.
  var location: AnyObject?
}
