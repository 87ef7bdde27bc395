// Part of Snapback, under the MIT licence; see LICENSE.

/// Marks the views of a presentation, which another one in front of it covers; see
/// `_CoveringModifier`.
package struct _CoverableModifier: ViewModifier {
  package typealias Body = Never

  package init() {}

  package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(CoverableModifierNode(view, context))
  }
}

private final class CoverableModifierNode<V: View>:
  TypedNode<ModifiedContent<V, _CoverableModifier>>, CoverableNode
{
  private var content: TypedNode<V>?
  var coverCount = 0

  init(_ view: ModifiedContent<V, _CoverableModifier>, _ context: borrowing _NodeContext) {
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override func shows(_ child: Node) -> Bool { coverCount == 0 }

  override func update(_ view: ModifiedContent<V, _CoverableModifier>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }
}
