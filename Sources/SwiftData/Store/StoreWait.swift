// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
package import Synchronization

/// Waits of the main thread for the disk.
package enum StoreWait {
  /// The number of actions that run inside of each other.
  private static let depth = Atomic<Int>(0)

  /// Whether the main thread is waiting. Can be read on any thread.
  package static var isOnMainThread: Bool { depth.load(ordering: .relaxed) > 0 }

  /// The time limit for a save to wait for other programs that are saving, in milliseconds.
  package static let limit = Mutex(2000)

  /// Runs an action, and notes it if this is the main thread.
  static func noting<Failure: Error, Result>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard MainThread.isCurrent else { return try action() }
    depth.add(1, ordering: .relaxed)
    defer { depth.subtract(1, ordering: .relaxed) }
    return try action()
  }
}
