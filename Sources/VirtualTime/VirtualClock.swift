// Part of Snapback, under the MIT licence; see LICENSE.

import CVirtualClock
package import Foundation

/// A clock on which asynchronous work runs without waiting: tasks and their sleeps, the main queue,
/// delayed work, and timers of the main run loop.
///
/// Code that runs within `run`, and all that it starts on any thread, is on the clock: every clock of the
/// system shows it the clock's time, and its sleeps take no time. Its work for the main thread waits here until
/// `advance` runs it. Work on other threads is awaited, so that the order of everything on the main thread is
/// always the same. Dates begin at `dateOrigin`.
///
/// Clocks work in programs that link this module, which replaces functions of the system; see
/// `Sources/CVirtualClock`. `CLOCK_MONOTONIC_RAW` is not replaced.
@MainActor
package final class VirtualClock {
  /// The limit of waiting for work on other threads, in seconds.
  package nonisolated static let waitLimit = 5.0
  /// The date of time 0: the start of 2026, in UTC.
  package nonisolated static let dateOrigin = Date(
    timeIntervalSinceReferenceDate: TimeInterval(CVIRTUAL_DATE_ORIGIN))
  /// The number of work items of one `advance`, so that work that always starts more cannot
  /// hang it. What is left runs in the next.
  private static let workLimit = 10_000

  /// Called when the limit of waiting is reached for the first time.
  package var onTimeout: () -> Void = {}
  /// The time in seconds.
  package private(set) var time = 0.0

  private let queue: VirtualQueue
  private let clock: OpaquePointer
  private var hasTimedOut = false
  /// Whether the main thread's run loop may be run for work that does not come through the clock.
  private let drainsRunLoop: Bool

  /// Creates a clock at time 0.
  ///
  /// With `isExclusive` the process has no other use for the main queue: work that any thread
  /// submits to it runs on this clock, until a later exclusive one is created.
  package init(isExclusive: Bool = false) {
    let queue = VirtualQueue()
    self.queue = queue
    clock = queue.makeClock()
    drainsRunLoop = isExclusive
    if isExclusive { cvirtual_clock_adopt(clock) }
  }

  isolated deinit {
    cvirtual_clock_resign(clock)
    queue.close()
  }

  /// Runs code on the clock.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = cvirtual_clock_enter(clock)
    defer { cvirtual_clock_enter(outer) }
    return try body()
  }

  /// Advances the clock to a time, and runs the work that is due by then, each at its own time and in the order
  /// of the due times. Work that is due at the same time runs in the order in which it was submitted. A time
  /// before the current one counts as the current one.
  ///
  /// Returns whether there was any.
  @discardableResult
  package func advance(to end: Double) -> Bool {
    var count = 0
    while count < Self.workLimit {
      awaitOtherThreads()
      guard let item = queue.next(until: Self.nanoseconds(end)) else { break }
      set(Double(item.due) / 1e9)
      start(item)
      count += 1
    }
    set(end)
    return count > 0
  }

  /// The time in seconds at which work is due next; nil if there is none.
  package var next: Double? { queue.nextDue.map { max(time, Double($0) / 1e9) } }

  private func set(_ newTime: Double) {
    guard newTime > time else { return }
    time = newTime
    cvirtual_clock_set(clock, Self.nanoseconds(newTime))
  }

  private func start(_ item: VirtualQueue.Item) {
    switch item.content {
    case .timer(let address):
      guard let timer = UnsafeMutableRawPointer(bitPattern: address) else { return }
      fire(timer, due: item.due)
    case .work(let address):
      cvirtual_clock_run(clock, UnsafeMutablePointer<cvirtual_work>(bitPattern: address))
    }
  }

  private func fire(_ timer: UnsafeMutableRawPointer, due: Int64) {
    let outer = cvirtual_clock_enter(clock)
    defer { cvirtual_clock_enter(outer) }
    defer { cvirtual_timer_release(timer) }
    guard cvirtual_timer_is_valid(timer) else { return }
    let (interval, now) = (cvirtual_timer_interval(timer), Double(due) / 1e9)
    // The program may have postponed the timer by its `fireDate`.
    let postponement = cvirtual_timer_time(timer) - now
    if postponement > 1e-6 { return queue.add(timer, due: Self.nanoseconds(now + postponement)) }
    if interval > 0 {
      cvirtual_timer_set_time(timer, now + interval)
      queue.add(timer, due: due + max(100_000, Self.nanoseconds(interval)))
    }
    guard let object = cvirtual_timer_object(timer) else { return }
    Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
  }

  // MARK: Other threads

  /// Waits until no work is in progress on other threads.
  private func awaitOtherThreads() {
    // Not on the clock: the limit is real time.
    let outer = cvirtual_clock_enter(nil)
    defer { cvirtual_clock_enter(outer) }
    if drainsRunLoop { drainRunLoop() }
    var yields = 0
    let deadline = Self.systemTime + Self.waitLimit
    while queue.isBusy {
      yields += 1
      if yields < 100 {
        sched_yield()
      } else {
        poll(nil, 0, 1)
        if drainsRunLoop { drainRunLoop() }
      }
      guard Self.systemTime < deadline else {
        queue.abandonWork()
        if !hasTimedOut { onTimeout() }
        hasTimedOut = true
        return
      }
    }
  }

  /// Runs what libraries have passed to the main thread by other functions than those that the clock replaces.
  private func drainRunLoop() {
    run { _ = RunLoop.main.limitDate(forMode: .default) }
  }

  private static var systemTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_RAW, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Nanoseconds, for at most 100 years.
  private static func nanoseconds(_ seconds: Double) -> Int64 {
    Int64((min(max(0, seconds), 3e9) * 1e9).rounded())
  }
}
