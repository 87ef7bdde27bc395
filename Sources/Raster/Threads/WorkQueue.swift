// Part of Snapback, under the MIT licence; see LICENSE.

import Synchronization

/// A queue of numbered work items that several threads share.
///
/// Each thread takes the next number that no other has, so a thread that the system delays holds up
/// no more than the item it is working on.
package final class WorkQueue: Sendable {
  private let nextNumber = Atomic(0)
  private let completedCount = Atomic(0)
  private let completion = WaitCondition()

  package init() {}

  /// The next number from 0 on, each returned once; nil once all below the limit are taken.
  package func next(below limit: Int) -> Int? {
    let number = nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }

  /// Counts one item as completed. Threads that wait for it see all that was written for it.
  package func complete() {
    completedCount.wrappingAdd(1, ordering: .releasing)
    completion.notifyAll()
  }

  /// Returns once the given number of items are completed. Each of them must have been taken by a
  /// thread that is running, or it never returns.
  package func waitForCompletion(of count: Int) {
    completion.wait { completedCount.load(ordering: .acquiring) >= count }
  }

  /// The number of threads blocked in `waitForCompletion`.
  package var blockedThreads: Int { completion.blockedThreads }
}
