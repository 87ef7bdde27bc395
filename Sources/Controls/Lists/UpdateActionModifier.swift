// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Runs an action whenever the modified view is created or updated, before its content is.
///
/// It gives objects that outlive updates, such as a model in a `@State`, the closures and values of
/// the newest view; the body itself stays free of side effects. What the action reads is not
/// tracked: a change of it does not run the action again.
package struct _UpdateActionModifier: ViewModifier {
  package typealias Body = Never
  let action: () -> Void

  package init(action: @escaping () -> Void) {
    self.action = action
  }

  package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(UpdateActionNode(view, context))
  }
}

private final class UpdateActionNode<V: View>: TypedNode<ModifiedContent<V, _UpdateActionModifier>>
{
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _UpdateActionModifier>, _ context: borrowing _NodeContext) {
    super.init(context)
    view.modifier.action()
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, _UpdateActionModifier>, _ pass: UpdatePass) {
    view.modifier.action()
    content?.update(view.content, pass)
  }
}
