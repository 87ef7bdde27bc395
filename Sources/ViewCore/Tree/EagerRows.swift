// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes all rows of the `ForEach`es in its content at once, also in a lazy container.
package struct EagerRows<Content: View>: PrimitiveView {
  let content: Content

  package init(content: Content) {
    self.content = content
  }

  package static func _makeNode(
    _ view: EagerRows, _ context: _NodeContext
  ) -> _NodeReference<EagerRows> {
    _NodeReference(EagerRowsNode(view, context))
  }
}

private final class EagerRowsNode<Content: View>: TypedNode<EagerRows<Content>> {
  private var content: TypedNode<Content>?

  init(_ view: EagerRows<Content>, _ context: _NodeContext) {
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }

  override func update(_ view: EagerRows<Content>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }
}
