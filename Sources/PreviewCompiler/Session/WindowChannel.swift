// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The connection of the process with the window to the supervisor.
///
/// Its descriptors are moved to high numbers when the process starts: views may read standard input
/// and close descriptors that they believe to be their own, without the supervisor losing touch.
package struct WindowChannel: Sendable {
  /// The descriptor of the commands; it blocks.
  package let commands: Int32
  private let reports: Int32

  /// Takes over the descriptors with which the supervisor starts the process. Call once, before
  /// other code of the process opens files.
  package init() {
    commands = Self.moveUp(WindowCommand.descriptor)
    reports = Self.moveUp(WindowReport.descriptor)
  }

  /// Sends a report. From any thread.
  ///
  /// A message is shorter than `PIPE_BUF`, so it is written in one piece. Errors are ignored:
  /// without a supervisor the report has no reader.
  package func send(_ report: WindowReport) {
    _ = report.line.withUnsafeBytes { write(reports, $0.baseAddress, $0.count) }
  }

  /// From now on, a crash of this process is reported, and its window stays until another one is in
  /// its place.
  package func reportCrashes() {
    GuardedProcess.holdCrashes(to: reports) { WindowReport.crashed(signal: $0).line }
  }

  /// Returns a duplicate of a descriptor with a high number, which child processes do not inherit,
  /// and closes the original; the descriptor itself if there is no such number.
  private static func moveUp(_ descriptor: Int32) -> Int32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    // Below the limit a thousand files remain for those of the views.
    let lowest = Int32(clamping: max(limit.rlim_cur, 64) / 2).clamped(to: 32...1_000)
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
    guard moved >= 0 else { return descriptor }
    close(descriptor)
    return moved
  }
}

extension Int32 {
  fileprivate func clamped(to range: ClosedRange<Int32>) -> Int32 {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
