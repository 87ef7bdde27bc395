// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation
internal import Synchronization

/// Ctrl+C and `kill`, once as a wish that the loop grants, and twice as an order.
///
/// Handlers are process-wide, so this is one place and not a value; what they did before comes back.
@MainActor
package enum TerminationSignals {
  private nonisolated static let received = Atomic<Int32>(0)
  private nonisolated static let bell = Atomic<Int32>(-1)
  private static var former: [(signal: Int32, handler: __sighandler_t?)] = []

  /// Catches SIGINT and SIGTERM; each rings `bell`, an eventfd.
  static func catchAll(ringing descriptor: Int32) {
    received.store(0, ordering: .relaxed)
    bell.store(descriptor, ordering: .relaxed)
    former = [SIGINT, SIGTERM].map { number in
      (number, signal(number, TerminationSignals.note))
    }
  }

  /// Catches them where there is no window; what is returned becomes readable when one comes.
  package static func catchAll() -> Int32 {
    let bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    catchAll(ringing: bell)
    return bell
  }

  /// Runs on any thread, in the middle of anything: nothing here may take memory or wait.
  private nonisolated static let note: @convention(c) (Int32) -> Void = { number in
    guard TerminationSignals.received.exchange(number, ordering: .relaxed) == 0 else {
      _exit(128 + number)
    }
    eventfd_write(TerminationSignals.bell.load(ordering: .relaxed), 1)
  }

  /// The signal that came, if one did.
  package static var caught: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Leaves the signals to whoever had them before.
  package static func release() {
    for (number, handler) in former { _ = signal(number, handler) }
    former = []
  }
}
