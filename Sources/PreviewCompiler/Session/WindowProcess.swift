// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The process with the window, and the pipes to it: commands to it, and reports and standard error
/// from it.
final class WindowProcess {
  /// The read end for its reports; non-blocking.
  let reports: Int32
  /// The read end for its standard error; non-blocking.
  let errorOutput: Int32
  private let id: pid_t
  private let commands: Int32
  private var unsent: [UInt8] = []
  private var unread: [UInt8] = []

  /// Starts the process; nil if that fails. Its standard output is inherited.
  init?(program: String, arguments: [String], environment: [String: String]) {
    let pipes = (0..<3).map { _ in ChildProcess.pipe() }
    guard let down = pipes[0], let up = pipes[1], let errors = pipes[2] else {
      for case let ends? in pipes { for end in [ends.read, ends.write] { close(end) } }
      return nil
    }
    let spawned = ProcessLauncher.start(
      program: program, arguments: [program] + arguments, environment: environment,
      streams: [
        (STDIN_FILENO, down.read), (STDERR_FILENO, errors.write),
        (WindowReport.descriptor, up.write),
      ])
    for end in [down.read, up.write, errors.write] { close(end) }
    guard let spawned else {
      for end in [down.write, up.read, errors.read] { close(end) }
      return nil
    }
    (id, commands, reports, errorOutput) = (spawned, down.write, up.read, errors.read)
    for end in [commands, reports, errorOutput] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(commands)
    close(reports)
    close(errorOutput)
  }

  /// The write end for commands while some are unsent; nil otherwise.
  var blockedCommands: Int32? { unsent.isEmpty ? nil : commands }

  /// Queues a command, and writes as much as the pipe accepts.
  func send(_ command: WindowCommand) {
    unsent += command.line
    flush()
  }

  /// Writes as much of the unsent commands as the pipe accepts. If the process is gone, they are
  /// discarded.
  func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno != EINTR {
        if errno != EAGAIN { unsent = [] }
        return
      }
    }
  }

  /// Returns the reports since the last call; nil once the process has closed its end.
  func readReports() -> [WindowReport]? {
    guard Self.read(reports, into: &unread) else { return nil }
    return WindowReport.consume(from: &unread)
  }

  /// Returns the standard error output since the last call.
  func readErrorOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    _ = Self.read(errorOutput, into: &bytes)
    return bytes
  }

  /// Appends the available bytes. Returns false at the end of the stream.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return count != 0
      }
    }
  }

  /// Waits for the process to exit, and returns how it ended.
  func reap() -> ChildProcess.Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return ChildProcess.Ending(status: status)
  }

  /// Terminates the process with SIGTERM, and waits for it to exit.
  func terminate() {
    kill(id, SIGTERM)
    _ = reap()
  }
}
