// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Processes

/// Prints the events of `snapback preview`, and of a crash one message instead of the runtime's messages.
///
/// It never waits: what standard error does not accept, as a pipe's reader is slow or a terminal is stopped, is kept
/// until `flush`.
final class PreviewOutput {
  private var errorOutput: ErrorOutputFilter
  private var queue = OutputQueue()

  /// - Parameter isSanitized: Whether control characters in output of views are replaced.
  init(isSanitized: Bool) {
    errorOutput = ErrorOutputFilter(isSanitized: isSanitized)
  }

  func print(_ event: PreviewSupervisor.Event) {
    switch event {
    case .window(let bytes):
      queue.addOptional(Array(errorOutput.add(bytes)))
    case .viewFailed(.crashed(_, let message)) where errorOutput.isHolding:
      _ = errorOutput.takeRest()
      let place = message.location.map { " at \($0)" } ?? ""
      let line = "the preview crashed\(place): \(message.cause); save to restart"
      queue.add(Array(StandardStreams.line(line).utf8))
    default:
      queue.addOptional(Array(errorOutput.takeRest()))
      queue.add(Array(PreviewMessages.text(event).utf8))
    }
    flush()
  }

  /// Standard error if it has to accept more; nil otherwise.
  var pendingDescriptor: Int32? { queue.isEmpty ? nil : STDERR_FILENO }

  /// Writes as many of the queued bytes as standard error accepts.
  func flush() { queue.write(to: STDERR_FILENO) }

  /// Prints what is held and kept, in a fifth of a second at most.
  func finish() {
    queue.addOptional(Array(errorOutput.takeRest()))
    let end = MonotonicClock.now + 0.2
    flush()
    while !queue.isEmpty, MonotonicClock.now < end {
      var wait = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, 50)
      flush()
    }
  }
}
