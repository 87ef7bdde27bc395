// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Waits of the main thread until a file is on the disk.
package enum DiskWait {
  private static let isActive = Atomic<Bool>(false)

  /// Whether the main thread is waiting. Can be read on any thread.
  package static var isOnMainThread: Bool { isActive.load(ordering: .relaxed) }

  /// Runs an action, and notes it if this is the main thread.
  static func noting<Result>(_ action: () -> Result) -> Result {
    guard Thread.isMainThread else { return action() }
    isActive.store(true, ordering: .relaxed)
    defer { isActive.store(false, ordering: .relaxed) }
    return action()
  }
}
