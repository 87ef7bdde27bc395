// Part of Snapback, under the MIT licence; see LICENSE.

#if THREAD_SANITIZER
  import Foundation
#else
  import Synchronization
#endif

/// A mutual-exclusion lock for state that its owner stores beside it.
///
/// Values may be sent, requested and cancelled on any thread. Each subject and each subscription guards its own
/// mutable state with one lock of this type. The lock is not recursive, so the code under it calls no closure
/// and no method of another object, and releases no reference whose `deinit` might call one. What has to be
/// called or released is returned from `withLock` and handled outside.
struct StateLock: ~Copyable {
  #if THREAD_SANITIZER
    // A contended Mutex is locked inside of the standard library, which is not instrumented: the
    // sanitizer would not see the happens-before order.
    private let mutex = NSLock()
  #else
    private let mutex = Mutex(())
  #endif

  /// Runs `body` while the lock is held. A nested call on the same lock is a programming error and
  /// traps.
  func withLock<Result>(_ body: () -> Result) -> Result {
    #if THREAD_SANITIZER
      mutex.withLock(body)
    #else
      mutex.withLock { _ in
        // The values are not Sendable. They stay with their owner, which only touches them under the
        // lock.
        nonisolated(unsafe) let result = body()
        return result
      }
    #endif
  }
}
