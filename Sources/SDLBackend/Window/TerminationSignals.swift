// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation
internal import Synchronization

/// SIGINT (Ctrl+C) and SIGTERM: the first one asks the event loop to end, a second one ends the
/// process.
///
/// Signal handlers are process-wide, so this is a namespace with static state. The previous
/// handlers are restored by `release()`.
@MainActor
package enum TerminationSignals {
  private nonisolated static let received = Atomic<Int32>(0)
  private nonisolated static let wakeDescriptor = Atomic<Int32>(-1)
  private static var previousHandlers: [(signal: Int32, handler: __sighandler_t?)] = []

  /// Installs the handlers; each signal writes to `descriptor`, an eventfd.
  static func catchAll(waking descriptor: Int32) {
    received.store(0, ordering: .relaxed)
    wakeDescriptor.store(descriptor, ordering: .relaxed)
    previousHandlers = [SIGINT, SIGTERM].map { number in
      (number, signal(number, TerminationSignals.handle))
    }
  }

  /// Installs the handlers for a program without a window. The returned eventfd becomes readable
  /// when a signal arrives.
  package static func catchAll() -> Int32 {
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    catchAll(waking: descriptor)
    return descriptor
  }

  /// The signal handler. It may interrupt any thread at any point, so it must not allocate or
  /// block.
  private nonisolated static let handle: @convention(c) (Int32) -> Void = { number in
    guard TerminationSignals.received.exchange(number, ordering: .relaxed) == 0 else {
      _exit(128 + number)
    }
    eventfd_write(TerminationSignals.wakeDescriptor.load(ordering: .relaxed), 1)
  }

  /// The signal that has arrived; nil if none has.
  package static var caught: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Restores the previous handlers.
  package static func release() {
    for (number, handler) in previousHandlers { _ = signal(number, handler) }
    previousHandlers = []
  }
}
