// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Runs an action when the value of a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never
  let action: (Key.Value) -> Void

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(PreferenceActionNode(view, context))
  }
}

private final class PreferenceActionNode<V: View, Key: PreferenceKey>:
  TypedNode<ModifiedContent<V, _PreferenceActionModifier<Key>>>, PreferenceReader
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  private var scope: PreferenceScope?
  private var content: TypedNode<V>?
  private var last: Key.Value?

  init(
    _ view: ModifiedContent<V, _PreferenceActionModifier<Key>>, _ context: borrowing _NodeContext
  ) {
    action = view.modifier.action
    super.init(context)
    let scope = PreferenceScope(self)
    scope.changed = { [weak self] in
      guard let self else { return }
      host.schedulePreferenceUpdate(for: self)
    }
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    host.schedulePreferenceUpdate(for: self)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override var preferences: PreferenceScope? { scope }

  override func update(
    _ view: ModifiedContent<V, _PreferenceActionModifier<Key>>, _ pass: UpdatePass
  ) {
    action = view.modifier.action
    content?.update(view.content, pass)
  }

  override func dismantle() {
    if !isDismantled { scope?.end() }
    super.dismantle()
  }

  func updatePreferences(_ pass: UpdatePass) -> Bool {
    guard !isDismantled, let scope else { return false }
    let value = scope.value(Key.self) ?? Key.defaultValue
    guard value != last else { return false }
    last = value
    host.afterPass(pass.transaction) { [weak self] in
      // Of several values in a pass only the last is reported.
      guard let self, !isDismantled, last == value else { return }
      action(value)
    }
    return false
  }
}

extension View {
  /// Runs an action with the combined preference of the view's contents: after the view is shown,
  /// and when the value changes. It runs after layout, in the transaction of the change.
  /// - Note: Differs from SwiftUI: also called once initially, with the first value.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
