// Part of Snapback, under the MIT licence; see LICENSE.

/// A modifier that changes the environment of the modified view and its contents.
@MainActor
package protocol EnvironmentChanging: ViewModifier where Body == Never {
  /// Returns the values that differ from those of the outer scope.
  func changes(_ outer: EnvironmentScope) -> [ObjectIdentifier: Any]
}

extension EnvironmentChanging {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(EnvironmentNode(view, context))
  }
}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentChanging {
  /// The value's property.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  /// Creates a modifier that sets a property to a value.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  public typealias Body = Never

  package func changes(_ outer: EnvironmentScope) -> [ObjectIdentifier: Any] {
    var values = EnvironmentValues(outer)
    values[keyPath: keyPath] = value
    return values.changes
  }
}

/// Changes a value of the environment by a function of its outer value.
public struct _EnvironmentTransform<Value>: EnvironmentChanging {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  public typealias Body = Never

  package func changes(_ outer: EnvironmentScope) -> [ObjectIdentifier: Any] {
    var values = EnvironmentValues(outer)
    transform(&values[keyPath: keyPath])
    return values.changes
  }
}

private final class EnvironmentNode<V: View, M: EnvironmentChanging>:
  TypedNode<ModifiedContent<V, M>>
{
  private var modifier: M
  private let scope: EnvironmentScope
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, M>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    refresh(context.pass)
    content = context.inside(self, environment: scope).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, M>, _ pass: UpdatePass) {
    modifier = view.modifier
    refresh(pass)
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    let changes = Evaluation.track(self, observes: false) { modifier.changes(environment) }
    let wasMirrored = host.hasMirroredLayout && scope.layoutDirection == .rightToLeft
    scope.replace(with: changes)
    if scope.sets(.rightToLeft) { host.hasMirroredLayout = true }
    if host.hasMirroredLayout, wasMirrored != (scope.layoutDirection == .rightToLeft) {
      for element in elements { element.invalidateLayoutOfContents() }
      for element in elements { element.parent?.setNeedsLayout() }
      host.setNeedsLayoutPass()
    }
  }
}

extension View {
  /// Sets a value of the environment for the view and its contents.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the view and its contents; `transform` receives the outer value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
