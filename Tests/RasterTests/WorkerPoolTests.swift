// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Raster
import Synchronization
import Testing

@Suite struct WorkerPoolTests {
  /// The numbers of runs of each thread, and of begun and finished ones.
  private final class Log: Sendable {
    let begun = Atomic(0)
    let finished = Atomic(0)
    let runs = Mutex([0, 0, 0, 0])

    func work(as number: Int) {
      begun.wrappingAdd(1, ordering: .relaxed)
      runs.withLock { $0[number] += 1 }
      finished.wrappingAdd(1, ordering: .relaxed)
    }
  }

  /// Workers that a test starts itself, when it wants them to arrive.
  private final class Workers: Sendable {
    private let bodies = Mutex<[@Sendable () -> Void]>([])
    /// Those that have returned.
    let finished = Atomic(0)

    func add(_ body: @escaping @Sendable () -> Void) { bodies.withLock { $0.append(body) } }

    func startOnThreads() {
      for body in bodies.withLock({ $0 }) {
        Thread.detachNewThread {
          body()
          self.finished.wrappingAdd(1, ordering: .releasing)
        }
      }
    }

    func runHere() { for body in bodies.withLock({ $0 }) { body() } }
  }

  @Test func `run returns after all work is finished, which each thread did at most once`() {
    for _ in 0..<300 {
      let pool = WorkerPool(workers: 3)
      #expect(!pool.isClosed)
      let log = Log()
      pool.run { log.work(as: $0) }
      #expect(pool.isClosed)
      #expect(log.finished.load(ordering: .relaxed) == log.begun.load(ordering: .relaxed))
      let runs = log.runs.withLock { $0 }
      #expect(runs[0] == 1)
      #expect(runs.allSatisfy { $0 <= 1 })
    }
  }

  @Test func `a worker that arrives while the work runs joins it`() {
    // This thread's work lasts until another thread has joined.
    let pool = WorkerPool(workers: 1)
    let joined = Atomic(0)
    pool.run { number in
      if number > 0 { joined.wrappingAdd(1, ordering: .releasing) }
      if number == 0 { #expect(eventually { joined.load(ordering: .acquiring) > 0 }) }
    }
    #expect(joined.load(ordering: .relaxed) == 1)
  }

  @Test func `a worker that arrives early blocks until there is work, and then joins`() {
    let workers = Workers()
    let pool = WorkerPool(workers: 2, start: workers.add)
    workers.startOnThreads()
    // A worker that kept spinning would never be counted.
    #expect(eventually { pool.blockedThreads == 2 })
    let joined = Atomic(0)
    pool.run { number in
      if number > 0 { joined.wrappingAdd(1, ordering: .releasing) }
      if number == 0 { #expect(eventually { joined.load(ordering: .acquiring) == 2 }) }
    }
    #expect(eventually { workers.finished.load(ordering: .acquiring) == 2 })
    #expect(pool.blockedThreads == 0)
  }

  @Test func `a worker that arrives late does nothing, and run does not wait for it`() {
    let workers = Workers()
    let pool = WorkerPool(workers: 3, start: workers.add)
    let log = Log()
    pool.run { log.work(as: $0) }
    workers.runHere()
    #expect(log.runs.withLock { $0 } == [1, 0, 0, 0])
  }

  /// A worker that finishes only after the thread that runs the work is blocked.
  private final class SlowWorker: Sendable {
    private let joined = Atomic(false)
    let sawBlockedThread = Atomic(false)

    func waitUntilJoined() -> Bool { eventually { joined.load(ordering: .acquiring) } }

    func work(in pool: WorkerPool) {
      joined.store(true, ordering: .releasing)
      // The only other thread is the one that waits for this worker.
      let isBlocked = eventually { pool.blockedThreads == 1 }
      sawBlockedThread.store(isBlocked, ordering: .releasing)
    }
  }

  @Test func `run blocks until a worker in the middle of the work is finished`() {
    let workers = Workers()
    let pool = WorkerPool(workers: 1, start: workers.add)
    workers.startOnThreads()
    let worker = SlowWorker()
    pool.run { number in
      if number == 0 {
        #expect(worker.waitUntilJoined())
      } else {
        worker.work(in: pool)
      }
    }
    // False if it returned too early or did not block.
    let sawBlockedThread = worker.sawBlockedThread.load(ordering: .acquiring)
    #expect(sawBlockedThread)
  }

  @Test func `closing a pool lets early workers return without work`() {
    let workers = Workers()
    let pool = WorkerPool(workers: 2, start: workers.add)
    workers.startOnThreads()
    #expect(eventually { pool.blockedThreads == 2 })
    pool.close()
    #expect(pool.isClosed)
    #expect(eventually { workers.finished.load(ordering: .acquiring) == 2 })
    let log = Log()
    pool.run { log.work(as: $0) }
    #expect(log.runs.withLock { $0 } == [1, 0, 0, 0])
  }

  @Test func `a pool without workers runs work on the calling thread`() {
    let pool = WorkerPool(workers: 0)
    #expect(pool.isClosed)
    let log = Log()
    pool.run { log.work(as: $0) }
    #expect(log.runs.withLock { $0 } == [1, 0, 0, 0])
  }
}
