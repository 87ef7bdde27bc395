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
    configure(view)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var rowCreation: RowCreation { .inherited }

  override func update(
    _ view: ModifiedContent<V, _NavigationBarModifier>, _ pass: UpdatePass
  ) {
    configure(view)
    content?.update(view.content, pass)
  }

  private func configure(_ view: ModifiedContent<V, _NavigationBarModifier>) {
    var configuration = view.modifier.configuration
    if !configuration.items.isEmpty {
      let environment = _InheritedEnvironmentModifier(
        from: self, upTo: EnvironmentValues(environment).navigationPageKey)
      for index in configuration.items.indices {
        configuration.items[index].environment = environment
      }
    }
    page?.set(configuration, from: self)
  }

  override func dismantle() {
    page?.removeConfiguration(of: self)
    super.dismantle()
  }
}
