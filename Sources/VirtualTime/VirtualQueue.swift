// Part of Snapback, under the MIT licence; see LICENSE.

import CVirtualClock
import Foundation
import Synchronization

/// The pending work of a `VirtualClock`. Threads that work for the clock add to it.
final class VirtualQueue: Sendable {
  /// Work or a timer, with the time in nanoseconds at which it is due.
  struct Item: Sendable {
    enum Content {
      /// The address of a `cvirtual_work`.
      case work(UInt)
      /// The address of a retained `CFRunLoopTimerRef`.
      case timer(UInt)
    }

    var due: Int64
    /// Items from other threads inherit the order of the main thread's item that led to them.
    var root: UInt64
    var order: UInt64
    var content: Content

    func isBefore(_ other: Item) -> Bool {
      (due, root, order) < (other.due, other.root, other.order)
    }
  }

  private struct State {
    /// The pending items, sorted by descending due time.
    var items: [Item] = []
    /// The number of work items on other threads.
    var busy = 0
    /// The number of those that are no longer awaited.
    var abandoned = 0
    var isClosed = false

    mutating func end() {
      busy -= 1
      abandoned = min(abandoned, busy)
    }
  }

  private let state = Mutex(State())

  /// Creates the clock that adds its work here. Neither is ever released, as other threads may still
  /// submit work.
  func makeClock() -> OpaquePointer {
    var handlers = cvirtual_handlers(
      enqueue: { owner, work, due in
        guard let work else { return }
        let content = Item.Content.work(UInt(bitPattern: work))
        let (root, order) = (work.pointee.root, work.pointee.order)
        VirtualQueue.of(owner).insert(Item(due: due, root: root, order: order, content: content))
      },
      began: { owner in VirtualQueue.of(owner).state.withLock { $0.busy += 1 } },
      ended: { owner in VirtualQueue.of(owner).state.withLock { $0.end() } },
      add_timer: { owner, timer in
        guard let timer else { return }
        VirtualQueue.of(owner).add(timer)
      })
    let owner = Unmanaged.passRetained(self).toOpaque()
    return cvirtual_clock_create(owner, &handlers)
  }

  private static func of(_ owner: UnsafeMutableRawPointer?) -> VirtualQueue {
    guard let owner else { preconditionFailure("A virtual clock has no owner.") }
    return Unmanaged<VirtualQueue>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Whether work on other threads is to be awaited.
  var isBusy: Bool { state.withLock { $0.busy > $0.abandoned } }

  /// No longer awaits the work that is in progress.
  func abandonWork() {
    state.withLock { $0.abandoned = $0.busy }
  }

  /// Discards all work, now and in the future.
  func close() {
    let items = state.withLock { state in
      state.isClosed = true
      defer { state.items = [] }
      return state.items
    }
    for case .timer(let timer) in items.map(\.content) { Self.release(timer) }
  }

  /// The time at which work is due next, in nanoseconds; nil if there is none.
  var nextDue: Int64? {
    while let first = state.withLock({ $0.items.last }) {
      guard case .timer(let timer) = first.content, !Self.isValid(timer) else { return first.due }
      state.withLock { state in
        state.items.removeAll { $0.order == first.order }
      }
      Self.release(timer)
    }
    return nil
  }

  private static func isValid(_ timer: UInt) -> Bool {
    cvirtual_timer_is_valid(UnsafeMutableRawPointer(bitPattern: timer))
  }

  private static func release(_ timer: UInt) {
    cvirtual_timer_release(UnsafeMutableRawPointer(bitPattern: timer))
  }

  /// Removes and returns the first item that is due within a microsecond after a time.
  func next(until time: Int64) -> Item? {
    state.withLock { state in
      guard let last = state.items.last, last.due <= time + 1000 else { return nil }
      return state.items.removeLast()
    }
  }

  /// Adds a timer for the date that it has, or for a time, and retains it.
  func add(_ timer: UnsafeMutableRawPointer, due: Int64? = nil) {
    // Dates are exact to about 0.1 µs only.
    let time = min(max(0, cvirtual_timer_time(timer)), 3e9)
    let order = cvirtual_clock_number()
    cvirtual_timer_retain(timer)
    insert(
      Item(
        due: due ?? Int64((time * 1e6).rounded()) * 1000, root: order, order: order,
        content: .timer(UInt(bitPattern: timer))))
  }

  private func insert(_ item: Item) {
    state.withLock { state in
      guard !state.isClosed else { return }
      var index = state.items.endIndex
      while index > 0, state.items[index - 1].isBefore(item) { index -= 1 }
      state.items.insert(item, at: index)
    }
  }
}
