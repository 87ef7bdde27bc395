// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A swipe button in the environment of the modifier that declares it. The row that shows the button may be inside of
/// other modifiers.
struct SwipeButtonEnvironment<Content: View>: View, PrimitiveView {
  let environment: EnvironmentScope
  let content: Content

  static func _makeNode(
    _ view: SwipeButtonEnvironment, _ context: _NodeContext
  ) -> _NodeReference<SwipeButtonEnvironment> {
    _NodeReference(SwipeButtonEnvironmentNode(view, context))
  }
}

private final class SwipeButtonEnvironmentNode<Content: View>: TypedNode<
  SwipeButtonEnvironment<Content>
>
{
  private var content: TypedNode<Content>?

  init(_ view: SwipeButtonEnvironment<Content>, _ context: borrowing _NodeContext) {
    super.init(context)
    content = context.inside(self, environment: view.environment).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func update(_ view: SwipeButtonEnvironment<Content>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }
}
