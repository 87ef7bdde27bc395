// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Blocks threads until a state that they can read atomically reaches a value.
///
/// A waiting thread first checks a bounded number of times, because within a frame most waits last a
/// few microseconds and a blocked thread takes 30 to 100 to run again. Then it blocks on a POSIX
/// condition variable and uses no processor time.
package final class WaitCondition: Sendable {
  // Unsafe only in name: initialized once, destroyed in `deinit`, and in between used by POSIX
  // functions alone, which synchronize by themselves.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let blocked = Atomic(0)

  /// The checks before a thread blocks. On an idle core they take about 10 microseconds in all; on a
  /// busy one `sched_yield` lets other threads run in between.
  private static let checks = 40

  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// The number of threads that are blocked, or about to block.
  package var blockedThreads: Int { blocked.load(ordering: .relaxed) }

  /// Returns once the state has the value that is waited for, at once if it already has.
  ///
  /// `isMet` reads the state with at least acquiring order if the caller then reads data that other
  /// threads wrote before they changed it. It runs several times.
  package func wait(until isMet: () -> Bool) {
    for _ in 0..<Self.checks {
      if isMet() { return }
      sched_yield()
    }
    pthread_mutex_lock(mutex)
    blocked.wrappingAdd(1, ordering: .relaxed)
    // With the fence in `notifyAll`: either that one sees this thread, or this one the new state.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    while !isMet() { pthread_cond_wait(condition, mutex) }
    blocked.wrappingSubtract(1, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
  }

  /// Wakes all blocked threads to check the state again; to be called after each change that may end
  /// a wait. Without blocked threads it makes no system call.
  package func notifyAll() {
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    guard blocked.load(ordering: .relaxed) > 0 else { return }
    // A thread holds the mutex from its last check until it is blocked, so none misses this.
    pthread_mutex_lock(mutex)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}
