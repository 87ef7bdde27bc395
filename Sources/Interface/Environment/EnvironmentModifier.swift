// Part of Snapback, under the MIT licence; see LICENSE.

/// Sets a value of the environment for everything inside.
public struct _EnvironmentModifier<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(EnvironmentNode(view, context))
  }

  @MainActor
  func changes(_ outer: EnvironmentScope) -> [ObjectIdentifier: Any] {
    var values = EnvironmentValues(outer)
    values[keyPath: keyPath] = value
    return values.changes
  }
}

private final class EnvironmentNode<V: View, Value>:
  TypedNode<ModifiedContent<V, _EnvironmentModifier<Value>>>
{
  private var modifier: _EnvironmentModifier<Value>
  private let scope: EnvironmentScope
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _EnvironmentModifier<Value>>, _ context: _NodeContext) {
    modifier = view.modifier
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    refresh(context.pass)
    content = context.inside(self, environment: scope).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _EnvironmentModifier<Value>>, _ pass: UpdatePass
  ) {
    modifier = view.modifier
    refresh(pass)
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    let changes = Evaluation.track(self, observes: false) { modifier.changes(environment) }
    scope.replace(with: changes)
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier(keyPath: keyPath, value: value))
  }
}
