// Part of Snapback, under the MIT licence; see LICENSE.

/// The node of a built-in view with one element.
final class LeafNode<V: LeafView>: TypedNode<V> {
  private var view: V
  private var element: V.Leaf?

  init(_ view: V, _ context: borrowing _NodeContext) {
    self.view = view
    super.init(context)
    element = view.makeElement(self)
    refresh(context.pass)
    updateElements(context.pass)
  }

  override func collectElements() -> [Element] {
    guard let element else { return [] }
    return [element]
  }

  override func update(_ view: V, _ pass: UpdatePass) {
    let isSame = areInterchangeable(self.view, view)
    self.view = view
    if !isSame || isInvalid { refresh(pass) }
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    guard let element else { return }
    Evaluation.track(self, observes: false) { view.update(element, pass) }
    element.invalidateDrawnBounds()
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }
}
