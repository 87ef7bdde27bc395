// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Raster
import Synchronization
import Testing

@Suite struct WorkQueueTests {
  @Test func `each number below the limit is returned once, and then none`() {
    let queue = WorkQueue()
    let counts = Mutex([Int](repeating: 0, count: 1000))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      while let number = queue.next(below: 1000) { counts.withLock { $0[number] += 1 } }
    }
    #expect(counts.withLock { $0 }.allSatisfy { $0 == 1 })
    #expect(queue.next(below: 1000) == nil)
  }

  @Test func `waiting for no items, or for completed ones, returns at once`() {
    let queue = WorkQueue()
    queue.waitForCompletion(of: 0)
    queue.complete()
    queue.waitForCompletion(of: 1)
  }

  @Test
  func `a thread that waits blocks until the last item is complete, and sees what was written`() {
    let queue = WorkQueue()
    let written = Atomic(0)
    let seen = Atomic(-1)
    Thread.detachNewThread {
      queue.waitForCompletion(of: 2)
      seen.store(written.load(ordering: .relaxed), ordering: .releasing)
    }
    // A thread that kept spinning would never be counted.
    #expect(eventually { queue.blockedThreads == 1 })
    queue.complete()
    #expect(eventually { queue.blockedThreads == 1 })
    #expect(seen.load(ordering: .acquiring) == -1)
    written.store(7, ordering: .relaxed)
    queue.complete()
    #expect(eventually { seen.load(ordering: .acquiring) == 7 })
  }
}
