// Part of Snapback, under the MIT licence; see LICENSE.

/// The node of a view with a modifier that wraps its elements.
final class WrapperNode<V: View, M: ElementModifier>: TypedNode<ModifiedContent<V, M>> {
  private var modifier: M
  private var content: TypedNode<V>?
  private var wrappers = WrapperList()

  init(_ view: ModifiedContent<V, M>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    rewrap(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override var inspectedModifier: Any? { modifier }
  override func arrangement(of child: Node) -> ChildArrangement { .wrapped }

  override func collectElements() -> [Element] {
    guard M.wrapsMembers, let content else { return wrappers.elements }
    return elements(
      wrapping: content.elements, by: wrappers.elements, intoRows: M.wrapsRowContents)
  }

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
    wrappers.dismantle()
    super.dismantle()
  }

  private func rewrap(_ pass: UpdatePass) {
    // Wrapping and dismantling may read the property.
    var wrappers = wrappers
    let children = content?.elements ?? []
    let removed = wrappers.replaceChildren(
      with: M.wrapsMembers ? elementsToWrap(of: children, intoRows: M.wrapsRowContents) : children
    ) {
      modifier.wrap($0, self)
    }
    self.wrappers = wrappers
    for wrapper in removed { wrapper.dismantle() }
    updateWrappers(pass)
    if M.wrapsMembers {
      _ = elements(
        wrapping: children, by: wrappers.elements, intoRows: M.wrapsRowContents, pass)
    }
    updateElements(pass)
  }

  private func updateWrappers(_ pass: UpdatePass) {
    Evaluation.track(self, observes: false) {
      for (_, wrapper) in wrappers.pairs {
        modifier.update(unsafeDowncast(wrapper, to: M.Wrapper.self), pass)
        wrapper.invalidateDrawnBounds()
      }
    }
  }
}
