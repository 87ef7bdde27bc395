// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import ViewCore

/// A value in the user's defaults, or in those of a window, as the storage of a binding.
package final class DefaultsLocation<Value>: Location {
  let key: String
  fileprivate(set) var store: any KeyedStore
  var link: HostLink?
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?

  init(
    key: String, store: any KeyedStore, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  /// Replaces the store by that of a window.
  @MainActor
  func move(to host: ViewHost) {
    store = host.sceneValues
    link = host.link
  }

  package var value: Value {
    if isMainThread {
      nonisolated(unsafe) let location = self
      MainActor.unsafelyAssumed {
        DefaultsSources.source(location.key, location.store).recordRead()
      }
    }
    return read(store.object(forKey: key))
  }

  package var comparesValue: Bool { false }

  package func set(_ newValue: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (location, value, change) = (self, newValue, transaction)
    guard isMainThread else {
      DispatchQueue.main.async { location.set(value, change) }
      return
    }
    store.set(write(newValue), forKey: key)
    MainActor.unsafelyAssumed {
      let source = DefaultsSources.source(location.key, location.store)
      let change = StateChange(transaction: change ?? Transaction.current) {
        source.invalidateReaders()
      }
      guard let host = location.link?.host ?? FrameContext.current.host else { return }
      host.enqueue(change)
      if let defaults = location.store as? UserDefaults { host.saveDefaults(defaults) }
    }
  }
}

/// The dependency sources of the keys that have been read, for all defaults and all hosts.
@MainActor
private enum DefaultsSources {
  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private static var sources: [Key: DependencySource] = [:]

  static func source(_ key: String, _ store: any KeyedStore) -> DependencySource {
    let key = Key(store: ObjectIdentifier(store), key: key)
    if let known = sources[key] { return known }
    let source = DependencySource()
    sources[key] = source
    return source
  }
}
