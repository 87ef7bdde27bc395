// Part of Snapback, under the MIT licence; see LICENSE.

/// A node's part in preferences: it sets, changes or reads them.
///
/// Scopes form a tree of their own, much smaller than that of the nodes. Each caches the values
/// that have been read from it; a change propagates only to ancestors that have cached the old
/// value.
@preconcurrency @MainActor
@_spi(ViewTree) public final class PreferenceScope {
  unowned let node: Node
  /// The change of the inner value; nil if the scope passes values on unchanged.
  package var rule: (any PreferenceRule)?
  /// Called when a value that has been read may have changed.
  package var changed: (() -> Void)?
  private weak var parent: PreferenceScope?
  private var inner: [PreferenceScope]?
  private var cache: [ObjectIdentifier: Any?] = [:]

  package init(_ node: Node) {
    self.node = node
    node.host.preferenceScopeCount += 1
    parent = node.parent?.nearestPreferences
    parent?.orderChanged()
  }

  /// Returns the value of a key outside of the scope; nil if no view sets one.
  package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    if let value = cache[id] { return value as? K.Value }
    var result = innerValue(key)
    if let rule = rule as? any PreferenceRule<K> { result = rule.apply(result) }
    cache[id] = .some(result)
    return result
  }

  /// Returns the combined value of the inner scopes.
  private func innerValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
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

  /// The outermost scopes inside, in order.
  private func scopes() -> [PreferenceScope] {
    if let inner { return inner }
    var found: [PreferenceScope] = []
    node.collectPreferenceScopes(&found)
    inner = found
    return found
  }

  /// Called when the value of a key has changed in this scope, or may have.
  package func valueChanged(_ key: ObjectIdentifier) {
    var scope: PreferenceScope? = self
    while let current = scope {
      // Without a cached value no ancestor has one either.
      guard current.cache.removeValue(forKey: key) != nil else { return }
      current.changed?()
      scope = current.parent
    }
  }

  /// Called when inner scopes have been added, removed or reordered.
  func orderChanged() {
    inner = nil
    for key in cache.keys { valueChanged(key) }
  }

  /// Called when the node is dismantled.
  package func end() {
    node.host.preferenceScopeCount -= 1
    parent?.orderChanged()
  }
}

extension Node {
  /// The scope of the node or of its nearest ancestor with one.
  final var nearestPreferences: PreferenceScope? {
    var node: Node? = self
    while let current = node {
      if let scope = current.preferences { return scope }
      node = current.parent
    }
    return nil
  }

  /// Collects the outermost scopes below the node, in order, without those that are being removed.
  fileprivate final func collectPreferenceScopes(_ found: inout [PreferenceScope]) {
    for child in preferenceChildren {
      if (child as? PresenceNode)?.isBeingRemoved == true { continue }
      if let scope = child.preferences {
        found.append(scope)
      } else {
        child.collectPreferenceScopes(&found)
      }
    }
  }

  /// Called when the node's children have changed, or their order.
  final func preferenceOrderChanged() {
    guard host.preferenceScopeCount > 0 else { return }
    nearestPreferences?.orderChanged()
  }
}
