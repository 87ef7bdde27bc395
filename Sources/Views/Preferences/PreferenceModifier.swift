// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Sets a preference, or changes the one of the contents.
public struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let rule: PreferenceTransform<Key>

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(PreferenceNode(view, context))
  }
}

/// Sets the value of a preference, or changes that of the contents.
struct PreferenceTransform<Key: PreferenceKey>: PreferenceRule {
  enum Kind {
    case value(Key.Value)
    case transform((inout Key.Value) -> Void)
  }

  let kind: Kind

  func apply(_ inner: Key.Value?) -> Key.Value? {
    switch kind {
    case .value(let value):
      return value
    case .transform(let transform):
      var value = inner ?? Key.defaultValue
      transform(&value)
      return value
    }
  }

  func isSame(as other: PreferenceTransform) -> Bool {
    guard case .value(let a) = kind, case .value(let b) = other.kind else { return false }
    return areSame(a, b)
  }
}

private final class PreferenceNode<V: View, Key: PreferenceKey>:
  TypedNode<ModifiedContent<V, _PreferenceModifier<Key>>>
{
  private var rule: PreferenceTransform<Key>
  private var scope: PreferenceScope?
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _PreferenceModifier<Key>>, _ context: borrowing _NodeContext) {
    rule = view.modifier.rule
    super.init(context)
    let scope = PreferenceScope(self)
    scope.rule = rule
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override var preferences: PreferenceScope? { scope }

  override func update(
    _ view: ModifiedContent<V, _PreferenceModifier<Key>>, _ pass: UpdatePass
  ) {
    let isSame = rule.isSame(as: view.modifier.rule)
    rule = view.modifier.rule
    scope?.rule = rule
    if !isSame { scope?.valueChanged(ObjectIdentifier(Key.self)) }
    content?.update(view.content, pass)
  }

  override func dismantle() {
    if !isDismantled { scope?.end() }
    super.dismantle()
  }
}

extension View {
  /// Sets a preference for the view's ancestors, in place of those of its contents.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K>(rule: PreferenceTransform(kind: .value(value))))
  }

  /// Changes a preference of the view's contents. `callback` receives the default value if no view
  /// inside sets the preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceModifier<K>(rule: PreferenceTransform(kind: .transform(callback))))
  }
}
