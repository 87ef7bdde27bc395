// Part of Snapback, under the MIT licence; see LICENSE.

final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private var view: V
  private var content: TypedNode<V.Content>?
  private var element: V.Container?

  init(_ view: V, _ context: borrowing _NodeContext) {
    self.view = view
    super.init(context)
    element = view.makeElement(self)
    var inside = context.inside(self)
    inside.transition = nil
    content = inside.make(view.content)
    refresh(context.pass)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }

  override var rowCreation: RowCreation { element?.lazyAxis.map { .lazy($0) } ?? .eager }

  override func arrangement(of child: Node) -> ChildArrangement { V.contentArrangement }

  override var transitionChildren: [Node] { [] }
  override func collectElements() -> [Element] {
    guard let element else { return [] }
    return [element]
  }

  override func update(_ view: V, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    guard let element else { return }
    Evaluation.track(self, observes: false) { view.update(element, pass) }
    element.invalidateDrawnBounds()
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.replaceItems(content?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }
}
