// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Synchronization

/// The connection of the process with the window to the supervisor.
///
/// Its descriptors are moved to high numbers when the process starts: views may read standard input
/// and close descriptors that they believe to be their own, and the supervisor stays connected.
package struct WindowChannel: Sendable {
  /// The descriptor of the commands; it blocks.
  package let commands: Int32
  private let reports: Int32
  private let key: ReportKey

  /// Held while a report is sent, so that reports of several threads do not mix.
  private static let sending = Mutex<Void>(())

  /// Takes over the descriptors with which the supervisor starts the process. Call once, before
  /// other code of the process opens files.
  package init() {
    commands = Self.moveUp(WindowCommand.descriptor)
    reports = Self.moveUp(WindowReport.descriptor)
    key = ReportKey(line: Self.firstLine(of: commands))
  }

  /// Reads a line, byte by byte: the commands that follow it are read later.
  private static func firstLine(of descriptor: Int32) -> [UInt8] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { return line }
      line.append(byte)
    }
  }

  /// Sends a report. From any thread.
  ///
  /// Errors are ignored: without a supervisor the report has no reader.
  package func send(_ report: WindowReport) {
    var rest = key.line(report)[...]
    Self.sending.withLock { _ in
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(reports, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else { return }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  /// Reports crashes of this process from now on. After one, its window stays until another one replaces
  /// it.
  package func reportCrashes() {
    GuardedProcess.holdCrashes(to: reports) { key.line(.crashed(signal: $0)) }
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
