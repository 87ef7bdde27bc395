// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Configures the navigation bar of the enclosing page.
struct _NavigationBarModifier: ViewModifier {
  typealias Body = Never
  let configuration: NavigationBarConfiguration

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(NavigationBarConfigurationNode(view, context))
  }
}

private final class NavigationBarConfigurationNode<V: View>: TypedNode<
  ModifiedContent<V, _NavigationBarModifier>
>
{
  private var content: TypedNode<V>?
  private let page: NavigationPage?

  init(_ view: ModifiedContent<V, _NavigationBarModifier>, _ context: borrowing _NodeContext) {
    page = EnvironmentValues(context.environment).navigationPage
    super.init(context)
    page?.set(view.modifier.configuration, from: self)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var rowCreation: RowCreation { .inherited }

  override func update(
    _ view: ModifiedContent<V, _NavigationBarModifier>, _ pass: UpdatePass
  ) {
    page?.set(view.modifier.configuration, from: self)
    content?.update(view.content, pass)
  }

  override func dismantle() {
    page?.removeConfiguration(of: self)
    super.dismantle()
  }
}
