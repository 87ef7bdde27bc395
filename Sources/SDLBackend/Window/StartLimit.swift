// Part of Snapback, under the MIT licence; see LICENSE.

internal import Dispatch
internal import Foundation

/// Ends the process if the window system does not answer while it is connected to: the functions of
/// its libraries wait without a limit, and cannot be interrupted.
package enum StartLimit {
  /// Seconds. A display of a loaded machine answers in less than one.
  package static let standard = 20.0

  /// Returns the result of a closure. If it takes longer than the limit, writes the message to
  /// standard error, and ends the process with status 69.
  package static func run<Result>(
    within limit: Double = standard, message: String, _ body: () -> Result
  ) -> Result {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      guard end.wait(timeout: .now() + limit) == .timedOut else { return }
      let bytes = Array(message.utf8)
      _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      _exit(EX_UNAVAILABLE)
    }
    thread.stackSize = 256 << 10
    thread.start()
    defer { end.signal() }
    return body()
  }
}
