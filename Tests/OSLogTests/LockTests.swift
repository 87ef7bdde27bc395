// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import OSLog
import Testing

@Suite struct LockTests {
  @Test func `copies of a lock share its state, which one thread uses at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { copy.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(OSAllocatedUnfairLock().withLock { 3 } == 3)
  }
}
