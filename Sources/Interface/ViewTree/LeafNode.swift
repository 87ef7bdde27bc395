// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in view that is one element.
protocol LeafView: PrimitiveView {
  associatedtype Leaf: Element

  @MainActor func makeElement(_ node: Node) -> Leaf
  /// Gives the view's values to its element; what it reads of the environment is noted.
  @MainActor func update(_ element: Leaf, _ pass: UpdatePass)
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(LeafNode(view, context))
  }
}

final class LeafNode<V: LeafView>: TypedNode<V> {
  private var view: V
  private var element: V.Leaf?

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    element = view.makeElement(self)
    refresh(context.pass)
    updateElements(context.pass)
  }

  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(_ view: V, _ pass: UpdatePass) {
    let isSame = areInterchangeable(self.view, view)
    self.view = view
    if !isSame || isInvalid { refresh(pass) }
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    guard let element else { return }
    Evaluation.track(self, observes: false) { view.update(element, pass) }
    element.extentChanged()
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }
}
