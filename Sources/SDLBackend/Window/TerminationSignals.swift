// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation
internal import Synchronization

/// SIGHUP, SIGINT (Ctrl+C), SIGQUIT (Ctrl+\) and SIGTERM: the first one asks the event loop to end.
///
/// A second one ends the process with status 128 plus the signal's number if it has not exited on its own
/// after a second. It does not end it immediately: a terminal that is closed and a service manager send two signals,
/// and files that are being written have to be removed.
///
/// Signals that were ignored remain so, such as SIGHUP under `nohup`, or SIGINT after `trap '' INT` and in the
/// background of a script. Signal handlers are process-wide, so this is a namespace with static state. The previous
/// handlers are restored by `release()`.
@MainActor
package enum TerminationSignals {
  private nonisolated static let received = Atomic<Int32>(0)
  private nonisolated static let wakeDescriptor = Atomic<Int32>(-1)
  /// The seconds after a signal until the process is ended by its alarm; 0 for never.
  private nonisolated static let timeLimit = Atomic<UInt32>(0)
  /// Whether a second signal has arrived.
  private nonisolated static let isUrgent = Atomic<Bool>(false)
  /// The seconds that the process has to exit after a second signal.
  private nonisolated static let grace: UInt32 = 1
  private static var previousHandlers: [(signal: Int32, handler: __sighandler_t?)] = []

  /// Installs the handlers; each signal writes to `descriptor`, an eventfd.
  ///
  /// If `release` has not been called `timeLimit` seconds after the first signal, the main thread runs code
  /// that does not return, such as a view's body in an endless loop. Then the process ends as after a second
  /// signal. The limit uses `alarm`, so the process must not use it otherwise.
  static func catchAll(waking descriptor: Int32, timeLimit seconds: UInt32) {
    received.store(0, ordering: .relaxed)
    isUrgent.store(false, ordering: .relaxed)
    wakeDescriptor.store(descriptor, ordering: .relaxed)
    timeLimit.store(seconds, ordering: .relaxed)
    previousHandlers = []
    install(TerminationSignals.handleAlarm, for: SIGALRM)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      install(TerminationSignals.handle, for: number)
    }
  }

  /// Signals that end a process, too, unless it handles them. Views' code may handle them in the process of a window.
  private static let rare = [SIGXCPU, SIGUSR1, SIGUSR2, SIGIO, SIGVTALRM, SIGPROF]

  /// Installs the handlers for a program without a window, also for signals that are rarely sent. The returned eventfd
  /// becomes readable when a signal arrives. For `timeLimit`, see above; 0 is none.
  package static func catchAll(timeLimit seconds: UInt32 = 0) -> Int32 {
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    catchAll(waking: descriptor, timeLimit: seconds)
    for number in rare { install(TerminationSignals.handle, for: number) }
    return descriptor
  }

  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32
  ) {
    let previous = signal(number, handler)
    if number != SIGALRM, isIgnoring(previous) {
      _ = signal(number, SIG_IGN)
    } else {
      previousHandlers.append((number, previous))
    }
  }

  private static func isIgnoring(_ handler: __sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signal handler. It may interrupt any thread at any point, so it must not allocate or
  /// block.
  private nonisolated static let handle: @convention(c) (Int32) -> Void = { number in
    let code = errno
    defer { errno = code }
    let limit = TerminationSignals.timeLimit.load(ordering: .relaxed)
    guard TerminationSignals.received.exchange(number, ordering: .relaxed) == 0 else {
      // Further signals do not extend the time.
      let isSecond = !TerminationSignals.isUrgent.exchange(true, ordering: .relaxed)
      if isSecond, limit == 0 { alarm(TerminationSignals.grace) }
      return
    }
    if limit > 0 { alarm(limit) }
    eventfd_write(TerminationSignals.wakeDescriptor.load(ordering: .relaxed), 1)
  }

  private nonisolated static let handleAlarm: @convention(c) (Int32) -> Void = { _ in
    let number = TerminationSignals.received.load(ordering: .relaxed)
    // Without a signal before it, it is sent by another program.
    guard number != 0 else { return TerminationSignals.handle(SIGALRM) }
    csystem_end_now(128 + number)
  }

  /// The signal that has arrived; nil if none has.
  package static var caught: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Closes the connection to the display. After a signal the process ends in any case after some seconds:
  /// SDL waits without a limit for a server that is stopped.
  static func closingDisplay(_ body: () -> Void) {
    guard caught != nil else { return body() }
    let previous = signal(SIGALRM, TerminationSignals.handleAlarm)
    alarm(2 * grace)
    body()
    alarm(0)
    _ = signal(SIGALRM, previous)
  }

  /// Restores the previous handlers.
  package static func release() {
    let isLimited = timeLimit.exchange(0, ordering: .relaxed) > 0
    if isUrgent.exchange(false, ordering: .relaxed) || isLimited { alarm(0) }
    for (number, handler) in previousHandlers { _ = signal(number, handler) }
    previousHandlers = []
  }
}
