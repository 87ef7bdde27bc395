// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Runs an action once the modified view has been removed, after the `onDisappear` actions inside.
package struct _RemovalModifier: ViewModifier {
  package typealias Body = Never
  let action: () -> Void

  package init(action: @escaping () -> Void) {
    self.action = action
  }

  package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(RemovalNode(view, context))
  }
}

private final class RemovalNode<V: View>: TypedNode<ModifiedContent<V, _RemovalModifier>> {
  private var action: () -> Void
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _RemovalModifier>, _ context: borrowing _NodeContext) {
    action = view.modifier.action
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, _RemovalModifier>, _ pass: UpdatePass) {
    action = view.modifier.action
    content?.update(view.content, pass)
  }

  override func dismantle() {
    guard !isDismantled else { return }
    super.dismantle()
    host.afterPass(Transaction(), action)
  }
}
