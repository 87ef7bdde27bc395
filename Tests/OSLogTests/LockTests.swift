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

  @Test func `a lock without a state is taken and released by two calls`() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLockIfAvailable { 1 } == 1)
    #expect(lock.withLockIfAvailableUnchecked { 2 } == 2)
  }

  @Test func `a lock that another thread has is not available`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let (isLocked, isChecked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isUnlocked = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      lock.withLock {
        isLocked.signal()
        isChecked.wait()
        $0 = 2
      }
      isUnlocked.signal()
    }
    isLocked.wait()
    #expect(lock.withLockIfAvailable { $0 } == nil)
    #expect(lock.withLockIfAvailableUnchecked { $0 } == nil)
    lock.precondition(.notOwner)
    isChecked.signal()
    isUnlocked.wait()
    #expect(lock.withLockIfAvailable { $0 + 1 } == 3)
    let inner = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
    #expect(inner == nil)
  }
}
