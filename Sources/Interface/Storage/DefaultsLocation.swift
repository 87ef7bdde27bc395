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

  /// Replaces the store.
  func move(to store: any KeyedStore) { self.store = store }

  /// Replaces the store by that of a window.
  @MainActor
  func move(to host: ViewHost) {
    store = host.sceneValues
    link = host.link
  }

  package var value: Value {
    let stored = store.object(forKey: key)
    if isMainThread {
      nonisolated(unsafe) let (location, stored) = (self, stored)
      MainActor.unsafelyAssumed {
        ObservedDefaults.value(location.key, location.store).noteRead(stored)
      }
    }
    return read(stored)
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
      let observed = ObservedDefaults.value(location.key, location.store)
      // Views see the change below, with its transaction.
      observed.noteStored()
      let change = StateChange(transaction: change ?? Transaction.current) {
        observed.source.invalidateReaders()
      }
      guard let host = location.link?.host ?? FrameContext.current.host else { return }
      host.enqueue(change)
      if let defaults = location.store as? UserDefaults { host.saveDefaults(defaults) }
    }
  }
}
