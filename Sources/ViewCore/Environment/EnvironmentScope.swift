// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The values of the environment that are set at one position of the hierarchy.
///
/// Scopes form a chain to the root. A read finds the nearest scope that sets the key, and records
/// the reader there, so that a change invalidates only the nodes that have read the scope.
@MainActor
package final class EnvironmentScope: DependencySource {
  private let parent: EnvironmentScope?
  /// Is written on the main thread only, under the lock; other threads read it under the lock.
  nonisolated(unsafe) private var values: TypeTable<Any>
  /// The ancestors that set the keys that scopes inside of this one have asked for.
  // On the main thread only, like everything else that is not isolated here: a call of an isolated function from
  // `EnvironmentValues` would allocate memory for each value that is read.
  // Not retained, as each scope retains its parent: to count references would be a third of the cost of a read.
  nonisolated(unsafe) private var sources = TypeTable<Unmanaged<EnvironmentScope>>()
  /// The value of `changeCount` when the first of `sources` was found. They are discarded when it is another one.
  nonisolated(unsafe) private var sourcesCount = 0
  /// The number of times that any scope has begun to set a key after scopes inside of it may have asked for it.
  nonisolated(unsafe) private static var changeCount = 0
  /// Whether the scope has its first values.
  private var hasValues: Bool

  package init(parent: EnvironmentScope?, values: [ObjectIdentifier: Any] = [:]) {
    self.parent = parent
    self.values = TypeTable(values)
    hasValues = !values.isEmpty
  }

  /// Returns the value of a key in the nearest scope that sets it, and records the read; nil if none does. Must be
  /// called on the main thread.
  nonisolated func value(for key: ObjectIdentifier) -> Any? {
    source(of: key)._withUnsafeGuaranteedRef { scope in
      scope.recordRead()
      return scope.values[key]
    }
  }

  private nonisolated static let lock = NSLock()

  /// Returns the value of a key in the nearest scope that sets it, on another thread than the main
  /// one: the read is not recorded.
  nonisolated func unrecordedValue(for key: ObjectIdentifier) -> Any? {
    Self.lock.withLock {
      var scope: EnvironmentScope? = self
      while let current = scope {
        if let value = current.values[key] { return value }
        scope = current.parent
      }
      return nil
    }
  }

  /// The nearest scope, this one or an ancestor, that sets a key; the root if none does. It is stored for other reads of
  /// this scope and of those inside, until any scope begins to set a key that it has not set before.
  private nonisolated func source(of key: ObjectIdentifier) -> Unmanaged<EnvironmentScope> {
    guard let parent, !values.contains(key) else { return .passUnretained(self) }
    if sourcesCount != Self.changeCount {
      sources = TypeTable()
      sourcesCount = Self.changeCount
    }
    if let known = sources[key],
      known._withUnsafeGuaranteedRef({ $0.parent == nil || $0.values.contains(key) })
    {
      return known
    }
    let source = parent.source(of: key)
    sources.set(source, for: key)
    return source
  }

  /// The values that this scope and its ancestors set, up to another one, for the inspector.
  package func changes(from outer: EnvironmentScope?) -> [ObjectIdentifier: Any] {
    var result: [ObjectIdentifier: Any] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope, current !== outer {
      result.merge(current.values.dictionary) { inner, _ in inner }
      scope = current.parent
    }
    return result
  }

  /// The nearest scope, this one or an ancestor, that sets a key; nil if none does.
  package func scope(setting key: ObjectIdentifier) -> EnvironmentScope? {
    var scope: EnvironmentScope? = self
    while let current = scope, !current.values.contains(key) { scope = current.parent }
    return scope
  }

  /// The values that this scope and its ancestors set, up to another one, and a record of the read in each of them.
  package func recordedChanges(from outer: EnvironmentScope) -> [ObjectIdentifier: Any] {
    var scope: EnvironmentScope? = self
    while let current = scope, current !== outer {
      current.recordRead()
      scope = current.parent
    }
    return changes(from: outer)
  }

  /// The keys that this scope and its ancestors set, up to the first one that another scope is in.
  package func keys(upToAncestorOf other: EnvironmentScope) -> Set<ObjectIdentifier> {
    var ancestors: Set<ObjectIdentifier> = []
    var scope: EnvironmentScope? = other
    while let current = scope {
      ancestors.insert(ObjectIdentifier(current))
      scope = current.parent
    }
    var keys: Set<ObjectIdentifier> = []
    scope = self
    while let current = scope, !ancestors.contains(ObjectIdentifier(current)) {
      keys.formUnion(current.values.dictionary.keys)
      scope = current.parent
    }
    return keys
  }

  /// The direction of layout, without a record of the read.
  var layoutDirection: LayoutDirection {
    let key = ObjectIdentifier(LayoutDirectionKey.self)
    return source(of: key)._withUnsafeGuaranteedRef { $0.values[key] } as? LayoutDirection
      ?? .leftToRight
  }

  /// Returns whether the scope itself sets the direction of layout to one.
  func sets(_ direction: LayoutDirection) -> Bool {
    values[ObjectIdentifier(LayoutDirectionKey.self)] as? LayoutDirection == direction
  }

  /// Replaces the scope's values, and invalidates its readers if any value may have changed.
  package func replace(with newValues: [ObjectIdentifier: Any]) {
    let isSame =
      values.count == newValues.count
      && newValues.allSatisfy { key, value in
        values[key].map { areSame($0, value) } ?? false
      }
    if let parent, hasValues {
      // Contents have read these keys from a scope outside.
      for key in newValues.keys where !values.contains(key) {
        Self.changeCount &+= 1
        parent.source(of: key)._withUnsafeGuaranteedRef { $0.invalidateReaders() }
      }
    }
    hasValues = true
    let table = TypeTable(newValues)
    Self.lock.withLock { values = table }
    if !isSame { invalidateReaders() }
  }
}
