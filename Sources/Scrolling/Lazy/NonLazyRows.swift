// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Makes all rows of the `ForEach`es in its content at once, also in a lazy container.
package struct NonLazyRows<Content: View>: PrimitiveView {
  let content: Content

  package init(content: Content) {
    self.content = content
  }

  package static func _makeNode(
    _ view: NonLazyRows, _ context: _NodeContext
  ) -> _NodeReference<NonLazyRows> {
    _NodeReference(EagerRowsNode(view, context))
  }
}

private final class EagerRowsNode<Content: View>: TypedNode<NonLazyRows<Content>> {
  private var content: TypedNode<Content>?

  init(_ view: NonLazyRows<Content>, _ context: borrowing _NodeContext) {
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func update(_ view: NonLazyRows<Content>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }
}
