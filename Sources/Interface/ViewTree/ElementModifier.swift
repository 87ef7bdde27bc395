// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in modifier that puts an element of its own around each element of what it modifies.
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: Element

  @MainActor func wrap(_ child: Element, _ node: Node) -> Wrapper
  /// Gives the modifier's values to an element; what it reads of the environment is noted.
  @MainActor func update(_ element: Wrapper, _ pass: UpdatePass)
}

extension ElementModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(WrapperNode(view, context))
  }
}

final class WrapperNode<V: View, M: ElementModifier>: TypedNode<ModifiedContent<V, M>> {
  private var modifier: M
  private var content: TypedNode<V>?
  private var wrappers: [(child: Element, wrapper: M.Wrapper)] = []

  init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    rewrap(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func collectElements() -> [Element] { wrappers.map(\.wrapper) }

  override func update(_ view: ModifiedContent<V, M>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(modifier, view.modifier)
    modifier = view.modifier
    if !isSame || isInvalid { refresh(pass) }
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    updateWrappers(pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    // While the content is being made there is nothing to wrap yet.
    if content != nil { rewrap(pass) }
  }

  override func dismantle() {
    for (_, wrapper) in wrappers { wrapper.dismantle() }
    super.dismantle()
  }

  private func rewrap(_ pass: UpdatePass) {
    let elements = content?.elements ?? []
    let old = wrappers
    wrappers = elements.map { element in
      old.first { $0.child === element } ?? (element, modifier.wrap(element, self))
    }
    for (child, wrapper) in old where !elements.contains(where: { $0 === child }) {
      wrapper.dismantle()
    }
    updateWrappers(pass)
    updateElements(pass)
  }

  private func updateWrappers(_ pass: UpdatePass) {
    Evaluation.track(self, observes: false) {
      for (_, wrapper) in wrappers {
        modifier.update(wrapper, pass)
        wrapper.extentChanged()
      }
    }
  }
}
