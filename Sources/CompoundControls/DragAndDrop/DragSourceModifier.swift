// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore

/// Lets a touch that has opened a context menu drag the view.
struct _DragSourceModifier: ElementModifier {
  typealias Body = Never
  let lift: () -> Void
  let drag: (DragGesture.Value) -> Void
  let drop: () -> Void
  let cancel: () -> Void

  func wrap(_ child: Element, _ node: Node) -> DragSourceElement { DragSourceElement(child, node) }
  func update(_ element: DragSourceElement, _ pass: UpdatePass) { element.actions = self }
}

final class DragSourceElement: UnaryElement, DragSource {
  fileprivate var actions: _DragSourceModifier?

  func lift() { actions?.lift() }
  func drag(to value: DragGesture.Value) { actions?.drag(value) }
  func drop() { actions?.drop() }
  func cancel() { actions?.cancel() }
}
