// Part of Snapback, under the MIT licence; see LICENSE.

/// Somebody who is to be told when a preference is another: when views and layout are up to date.
@MainActor
protocol PreferenceReader: AnyObject {
  /// Looks again; answers whether something has to be evaluated and laid out because of it.
  func preferencesSettled(_ pass: UpdatePass) -> Bool
}

extension ViewHost {
  /// Asks a reader to look again when views and layout are up to date.
  func notePreferences(for reader: any PreferenceReader) {
    guard !preferenceReaders.contains(where: { $0 === reader }) else { return }
    preferenceReaders.append(reader)
  }

  /// Tells the readers of preferences that may have changed; answers whether something has to be evaluated
  /// and laid out because of it.
  func settlePreferences(_ pass: UpdatePass) -> Bool {
    for anchor in anchors { anchor.value?.look() }
    guard !preferenceReaders.isEmpty else { return false }
    let readers = preferenceReaders
    preferenceReaders.removeAll(keepingCapacity: true)
    var hasWork = false
    for reader in readers where reader.preferencesSettled(pass) { hasWork = true }
    return hasWork
  }
}

/// Runs an action when the value of a preference is another.
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

  init(_ view: ModifiedContent<V, _PreferenceActionModifier<Key>>, _ context: _NodeContext) {
    action = view.modifier.action
    super.init(context)
    let scope = PreferenceScope(self)
    scope.changed = { [weak self] in
      guard let self else { return }
      host.notePreferences(for: self)
    }
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    host.notePreferences(for: self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
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

  func preferencesSettled(_ pass: UpdatePass) -> Bool {
    guard !isDismantled, let scope else { return false }
    let value = scope.value(Key.self) ?? Key.defaultValue
    guard value != last else { return false }
    last = value
    host.afterPass(pass.transaction) { [weak self] in
      // Only the last of several values in a pass is told.
      guard let self, !isDismantled, last == value else { return }
      action(value)
    }
    return false
  }
}

extension View {
  /// Runs `action` with the value that the views inside tell together: at first, and whenever it is another.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
