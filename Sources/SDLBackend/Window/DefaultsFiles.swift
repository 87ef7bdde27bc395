// Part of Snapback, under the MIT licence; see LICENSE.

internal import Dispatch
package import Foundation
internal import Synchronization

/// Writes the user's defaults to their files. On Linux, Foundation does so in `synchronize()` only.
package enum DefaultsFiles {
  private static let queue = DispatchQueue(label: "io.github.snapback.defaults", qos: .utility)
  /// The stores that are about to be written.
  private static let waiting = Mutex(Set<ObjectIdentifier>())

  /// Writes the changes of a store, soon and on another thread. Does nothing if there are none.
  package static func save(_ store: UserDefaults) {
    let id = ObjectIdentifier(store)
    guard waiting.withLock({ $0.insert(id).inserted }) else { return }
    nonisolated(unsafe) let store = store
    queue.async {
      _ = waiting.withLock { $0.remove(id) }
      store.synchronize()
    }
  }

  /// Writes the changes of the standard store, and returns when those of all saved stores are in their files.
  package static func finish() {
    save(.standard)
    queue.sync {}
  }
}
