// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
package import Synchronization

/// Waits of the main thread for the disk.
package enum StoreWait {
  private static let isActive = Atomic<Bool>(false)

  /// Whether the main thread is waiting. Can be read on any thread.
  package static var isOnMainThread: Bool { isActive.load(ordering: .relaxed) }

  /// How long a save waits for other programs that are saving: on the main thread, and on others, in milliseconds.
  package static let limits = Mutex((main: 2000, others: 30_000))

  /// Runs an action, and notes it if this is the main thread.
  static func noting<Failure: Error, Result>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard MainThread.isCurrent else { return try action() }
    isActive.store(true, ordering: .relaxed)
    defer { isActive.store(false, ordering: .relaxed) }
    return try action()
  }
}
