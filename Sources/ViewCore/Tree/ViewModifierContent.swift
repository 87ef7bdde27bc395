// Part of Snapback, under the MIT licence; see LICENSE.

/// The placeholder for the modified view in the body of a modifier; see `ViewModifier.Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let provider: ContentProvider

  public static func _makeNode(
    _ view: _ViewModifier_Content, _ context: _NodeContext
  ) -> _NodeReference<_ViewModifier_Content> {
    _NodeReference(ContentNode(view, context))
  }
}

private final class ContentNode<M: ViewModifier>:
  TypedNode<_ViewModifier_Content<M>>, ContentPlaceholder
{
  private let provider: ContentProvider
  private var child: Node?

  init(_ view: _ViewModifier_Content<M>, _ context: borrowing _NodeContext) {
    provider = view.provider
    super.init(context)
    var inside = context.inside(self)
    inside.transition = provider.transition
    child = provider.makeNode(inside)
    provider.add(self)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { child }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: _ViewModifier_Content<M>, _ pass: UpdatePass) {}

  func updateContent(_ pass: UpdatePass) {
    if let child { provider.update(child, pass) }
  }

  override func dismantle() {
    provider.remove(self)
    super.dismantle()
  }
}
