// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import Synchronization

/// Worker threads for a single job. They are requested before the job is known, because a
/// thread takes some 50 microseconds to start running.
///
/// A worker that starts while the job runs joins it. One that starts earlier waits for it. One that
/// starts after the job is done finds the pool closed and returns: the caller never waits for a
/// thread that the system has not scheduled yet, and no thread touches the job's data too late.
package final class WorkerPool: Sendable {
  /// The number of active workers in the lower bits, and the flags `open` and `closed`. 0 before the job
  /// is known.
  private let state: Atomic<Int>
  private let stateChange = WaitCondition()
  // No data race: written before `state` opens and after the last worker has left, read in
  // between.
  nonisolated(unsafe) private var work: ((Int) -> Void)?

  private static let open = 1 << 32
  private static let closed = 1 << 33

  /// Starts the given number of workers; a pool without any is closed from the beginning.
  ///
  /// `start` runs a worker's body on another thread, now or later: on Dispatch's threads unless a
  /// test decides otherwise.
  package init(
    workers count: Int, start: (@escaping @Sendable () -> Void) -> Void = WorkerPool.dispatch
  ) {
    state = Atomic(count > 0 ? 0 : Self.closed)
    for number in 0..<count { start { self.join(as: number + 1) } }
  }

  package static func dispatch(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .userInteractive).async(execute: body)
  }

  package var isClosed: Bool { state.load(ordering: .relaxed) & Self.closed != 0 }

  /// The number of threads blocked because they arrived early, or wait for others to finish.
  package var blockedThreads: Int { stateChange.blockedThreads }

  /// Runs work on this thread, as number 0, and on the workers that arrive before it is done, as
  /// numbers from 1 on. When it returns, all of them have finished, and the pool is closed. In a
  /// closed pool it runs on this thread only.
  package func run(_ work: @escaping (Int) -> Void) {
    guard !isClosed else { return work(0) }
    self.work = work
    state.store(Self.open, ordering: .releasing)
    stateChange.notifyAll()
    work(0)
    close()
    self.work = nil
  }

  /// Closes the pool to further workers, and returns when none is active.
  package func close() {
    let before = state.load(ordering: .relaxed)
    guard before & Self.closed == 0 else { return }
    state.wrappingAdd(
      before & Self.open != 0 ? Self.closed - Self.open : Self.closed,
      ordering: .acquiringAndReleasing)
    stateChange.notifyAll()
    stateChange.wait { state.load(ordering: .acquiring) == Self.closed }
  }

  private func join(as number: Int) {
    stateChange.wait { state.load(ordering: .relaxed) != 0 }
    var current = state.load(ordering: .relaxed)
    while true {
      guard current & Self.open != 0 else { return }
      let (isIn, found) = state.compareExchange(
        expected: current, desired: current + 1, ordering: .acquiring)
      if isIn { break }
      current = found
    }
    work?(number)
    let after = state.wrappingSubtract(1, ordering: .releasing).newValue
    if after == Self.closed { stateChange.notifyAll() }
  }
}
