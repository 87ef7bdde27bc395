// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A message from the process with the window to the supervisor.
package enum WindowReport: LineMessage, Equatable {
  /// A generation has been presented, `delay` seconds after its sources were saved.
  case shown(number: Int, delay: Double)

  /// The file descriptor on which the process with the window writes its reports.
  package static let descriptor: Int32 = 3

  /// Writes the message to the report descriptor; called in the process with the window.
  ///
  /// A message is shorter than `PIPE_BUF`, so it is written in one piece. Errors are ignored:
  /// without a supervisor the report has no reader.
  package func send() {
    _ = line.withUnsafeBytes { write(Self.descriptor, $0.baseAddress, $0.count) }
  }
}
