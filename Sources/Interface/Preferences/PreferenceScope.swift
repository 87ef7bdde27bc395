// Part of Snapback, under the MIT licence; see LICENSE.

/// A place in the hierarchy that says, changes or reads preferences.
///
/// Scopes form a tree of their own, much smaller than that of the nodes. Each keeps the values it was last
/// asked for; a change goes up only as far as somebody knows the old value.
@MainActor
final class PreferenceScope {
  unowned let node: Node
  /// What the scope makes of the value that those inside say; nil where it hands everything on.
  var rule: (any PreferenceRule)?
  /// Called when a value that the scope knew may be another.
  var changed: (() -> Void)?
  private weak var parent: PreferenceScope?
  private var inner: [PreferenceScope]?
  private var known: [ObjectIdentifier: Any?] = [:]

  init(_ node: Node) {
    self.node = node
    node.host.preferenceScopes += 1
    parent = node.parent?.nearestPreferences
    parent?.orderChanged()
  }

  /// What the scope says of a key; nil if nothing.
  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    if let value = known[id] { return value as? K.Value }
    var result = valueInside(key)
    if let rule = rule as? any PreferenceRule<K> { result = rule.apply(result) }
    known[id] = .some(result)
    return result
  }

  /// What those inside say together.
  private func valueInside<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for scope in scopes() {
      guard let next = scope.value(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  private func scopes() -> [PreferenceScope] {
    if let inner { return inner }
    var found: [PreferenceScope] = []
    node.collectPreferenceScopes(&found)
    inner = found
    return found
  }

  /// What the scope, or one inside, says of a key is another value.
  func valueChanged(_ key: ObjectIdentifier) {
    var scope: PreferenceScope? = self
    while let current = scope {
      // What nobody asked for nobody is waiting for.
      guard current.known.removeValue(forKey: key) != nil else { return }
      current.changed?()
      scope = current.parent
    }
  }

  /// Scopes inside have come or gone, or follow each other in another order.
  func orderChanged() {
    inner = nil
    for key in known.keys { valueChanged(key) }
  }

  func end() {
    node.host.preferenceScopes -= 1
    parent?.orderChanged()
  }
}

/// What a scope makes of a value.
@MainActor
protocol PreferenceRule<Key> {
  associatedtype Key: PreferenceKey
  func apply(_ inner: Key.Value?) -> Key.Value?
}

extension Node {
  /// The scope of the node, or of what is around it.
  final var nearestPreferences: PreferenceScope? {
    var node: Node? = self
    while let current = node {
      if let scope = current.preferences { return scope }
      node = current.parent
    }
    return nil
  }

  /// The outermost scopes below the node, in order, without those of what is leaving.
  fileprivate final func collectPreferenceScopes(_ found: inout [PreferenceScope]) {
    for child in preferenceChildren {
      if (child as? PresenceNode)?.isLeaving == true { continue }
      if let scope = child.preferences {
        found.append(scope)
      } else {
        child.collectPreferenceScopes(&found)
      }
    }
  }

  /// The children are in another order, or others than before.
  final func noteOrderForPreferences() {
    guard host.preferenceScopes > 0 else { return }
    nearestPreferences?.orderChanged()
  }
}
