// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import PreviewCompiler
import Processes
import SDLBackend
import SwiftData
import Synchronization

/// Ends the process if its main thread stays in a view's code: a view that waits, or is in an infinite loop.
///
/// Counts the seconds of one activity of the window. In the content's code that is wall time without the time
/// for which the thread waited for a processor, for an image to be rendered, or for a file to be on the disk.
/// In the window's own code, which may have to wait for the display, it is processor time. While the window
/// waits for events, the watchdog's thread sleeps without a limit, so an idle process is never woken.
nonisolated enum HangWatchdog {
  /// Seconds in one activity before the process is ended.
  static let limit = 2.5
  /// The most seconds of one activity in which it may wait for images and files: about the limits of two images.
  private static let longestWait = 40.0
  /// Each time after this many of them the supervisor is told, which would take the window for unresponsive.
  private static let reportedWait = 1.0
  /// Seconds between two looks at the main thread while it is active.
  private static let interval = 0.25

  /// The number of the main thread's current activity, times 4, plus the raw value of `WindowActivity`.
  private static let current = Atomic<UInt64>(WindowActivity.waiting.rawValue)
  /// Whether the watchdog's thread looks at the main thread.
  private static let isWatching = Atomic<Bool>(false)
  private static let start = DispatchSemaphore(value: 0)

  /// Notes what the main thread does next. Called on the main thread.
  static func note(_ activity: WindowActivity) {
    let number = current.load(ordering: .relaxed) / 4 &+ 1
    current.store(number &* 4 + activity.rawValue, ordering: .sequentiallyConsistent)
    guard activity != .waiting, !isWatching.load(ordering: .sequentiallyConsistent) else { return }
    isWatching.store(true, ordering: .sequentiallyConsistent)
    start.signal()
  }

  /// Starts the watchdog's thread; call on the main thread. `report` is called on it some time before the process
  /// kills itself, `onDisplayWait` if the window waits for as long for the display, and `onFileWait` if it waits for
  /// images or files, each second of such a wait.
  static func begin(
    report: @escaping @Sendable (_ seconds: Double) -> Void,
    onDisplayWait: @escaping @Sendable () -> Void, onFileWait: @escaping @Sendable () -> Void
  ) {
    CodeFrames.prepare()
    let thread = Thread {
      while true {
        start.wait()
        watch(report, onDisplayWait, onFileWait)
      }
    }
    thread.name = "watchdog"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Watches the main thread until it waits for events.
  private static func watch(
    _ report: (_ seconds: Double) -> Void, _ onDisplayWait: () -> Void, _ onFileWait: () -> Void
  ) {
    isWatching.store(true, ordering: .sequentiallyConsistent)
    var watched = current.load(ordering: .sequentiallyConsistent)
    var stuck = UnresponsiveTime(longestInterval: interval)
    var displayWait = UnresponsiveTime(longestInterval: interval)
    var waited = 0.0
    var hasReportedWait = false
    stuck.note(MonotonicClock.now, ThreadTimes(process: getpid()))
    while true {
      usleep(useconds_t(interval * 1e6))
      let now = current.load(ordering: .sequentiallyConsistent)
      if isWaiting(now) {
        isWatching.store(false, ordering: .sequentiallyConsistent)
        // The main thread may have become active before it could see that nobody watches. If it has seen it,
        // it has set the flag again, and signaled.
        if isWaiting(current.load(ordering: .sequentiallyConsistent))
          || isWatching.exchange(true, ordering: .sequentiallyConsistent)
        {
          return
        }
      }
      if now != watched {
        watched = now
        stuck.reset()
        displayWait.reset()
        waited = 0
        hasReportedWait = false
      }
      let isContent = now % 4 == WindowActivity.content.rawValue
      let (time, times) = (MonotonicClock.now, ThreadTimes(process: getpid()))
      let waits =
        RendererWait.isOnMainThread || DiskWait.isOnMainThread || StoreWait.isOnMainThread
        || SourceWriter.isWriting
      let isExcused = waits && waited < longestWait
      if isExcused {
        waited += interval
        // Again, as the supervisor may have sent another command since. The numbers are exact.
        if waited.truncatingRemainder(dividingBy: reportedWait) == 0 { onFileWait() }
      }
      stuck.note(time, times, counting: isExcused ? .none : isContent ? .all : .running)
      displayWait.note(time, times, counting: .sleeping)
      let isDisplayWait = !isContent && !hasReportedWait && displayWait.seconds >= limit
      guard isDisplayWait || stuck.seconds >= limit else { continue }
      if isTraced {
        stuck.reset()
        displayWait.reset()
        continue
      }
      if isDisplayWait {
        hasReportedWait = true
        onDisplayWait()
      }
      guard stuck.seconds >= limit else { continue }
      report(limit)
      sleep(GuardedProcess.holdTime)
      kill(getpid(), SIGKILL)
    }
  }

  private static func isWaiting(_ state: UInt64) -> Bool {
    state % 4 == WindowActivity.waiting.rawValue
  }

  /// Whether a debugger is attached to the process.
  private static var isTraced: Bool {
    ProcessTracing.tracer(of: getpid()).map { $0 != getppid() } == true
  }
}
