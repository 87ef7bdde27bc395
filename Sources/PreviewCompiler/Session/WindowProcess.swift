// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The process with the window, and the pipes to it: commands to it, and reports and standard error
/// from it.
///
/// Its standard input is empty, since views may read it.
final class WindowProcess {
  /// The read end for its reports; non-blocking.
  let reports: Int32
  /// The read end for its standard error; non-blocking.
  let errorOutput: Int32
  /// Becomes readable when the process ends; nil if the kernel has no such descriptor.
  let end: Int32?
  /// The write end for its commands; non-blocking.
  let commands: Int32
  private let id: pid_t
  private let key = ReportKey()
  private var unsent: [UInt8] = []
  private var unread: [UInt8] = []
  private var ending: ChildProcess.Ending?

  /// The time that it may take to end after SIGTERM, in seconds.
  private static let grace = 0.5

  /// Starts the process; nil if that fails. Its standard output is inherited, unless `isSandboxed`: then it is its
  /// standard error, as processes in a sandbox can open the files of its first process.
  init?(
    program: String, arguments: [String], environment: [String: String], isSandboxed: Bool
  ) {
    let pipes = (0..<3).map { _ in ChildProcess.pipe() }
    guard let down = pipes[0], let up = pipes[1], let errors = pipes[2] else {
      for case let ends? in pipes { for end in [ends.read, ends.write] { close(end) } }
      return nil
    }
    let output = isSandboxed ? [(STDOUT_FILENO, Int32?.some(errors.write))] : []
    let spawned = ProcessLauncher.start(
      program: program, arguments: [program] + arguments, environment: environment,
      streams: output + [
        (STDIN_FILENO, nil), (STDERR_FILENO, errors.write),
        (WindowReport.descriptor, up.write), (WindowCommand.descriptor, down.read),
      ], endsWithParent: true)
    for end in [down.read, up.write, errors.write] { close(end) }
    guard let spawned else {
      for end in [down.write, up.read, errors.read] { close(end) }
      return nil
    }
    (id, commands, reports, errorOutput) = (spawned, down.write, up.read, errors.read)
    end = ProcessLauncher.endDescriptor(of: spawned)
    for end in [commands, reports, errorOutput] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    unsent = key.bytes + [UInt8(ascii: "\n")]
    flush()
  }

  /// Kills the process if it is running.
  deinit {
    _ = killGroup()
    for descriptor in [commands, reports, errorOutput, end ?? -1] { close(descriptor) }
  }

  /// Whether commands wait for space in the pipe.
  var hasUnsentCommands: Bool { !unsent.isEmpty }

  /// Whether the process has ended.
  var hasEnded: Bool { ending != nil || ProcessLauncher.hasEnded(id) }

  /// The time in seconds for which its main thread has waited for a processor; 0 if it is unknown.
  var waitingTime: Double { ThreadTimes(process: id)?.waiting ?? 0 }

  /// Whether it is stopped, by a signal or by a debugger.
  var isStopped: Bool { state == "T" || isTraced }

  /// Continues it if a signal such as SIGSTOP has stopped it.
  func resume() {
    if state == "T" { kill(id, SIGCONT) }
  }

  /// Whether a debugger has stopped it. This process does not count, which a view can make its tracer.
  private var isTraced: Bool {
    state == "t" && ProcessTracing.tracer(of: id).map { $0 != getpid() } == true
  }

  /// The kernel's letter for its state, such as `S` for sleeping; nil if it is unknown.
  private var state: Character? {
    // The second field is the program's name in parentheses, which may contain anything.
    guard let status = KernelFile.text("/proc/\(id)/stat"), let end = status.lastIndex(of: ")")
    else { return nil }
    return status[status.index(after: end)...].first { $0 != " " }
  }

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

  /// The data that has been read from the connection for reports.
  struct Reports {
    var reports: [WindowReport] = []
    /// Whether the process can send more.
    var isOpen = true
    /// Whether something else than reports was there: a view has written to the connection.
    var isForged = false
  }

  /// Reads reports. What the process sends faster than it is read remains for the next call.
  func readReports() -> Reports {
    var result = Reports()
    let start = unread.count
    result.isOpen = Self.read(reports, into: &unread)
    // Most parts of a long report contain no end of a line.
    if unread[start...].contains(UInt8(ascii: "\n")) || start < key.bytes.count {
      (result.reports, result.isForged) = key.consume(from: &unread)
    }
    if unread.count > Self.longestReport || result.isForged {
      unread = []
      result.isForged = true
    }
    return result
  }

  /// Returns standard error output, and whether more can follow. What the process writes faster than
  /// it is read remains for the next call.
  func readErrorOutput() -> (bytes: [UInt8], isOpen: Bool) {
    var bytes: [UInt8] = []
    let isOpen = Self.read(errorOutput, into: &bytes)
    return (bytes, isOpen)
  }

  /// The most bytes of a line of reports: a draft of the largest source.
  private static let longestReport = 32 << 20
  /// The most bytes that are read in one call: a full pipe. A view may write without end.
  private static let longestRead = 64 << 10

  /// Appends available bytes, at most `longestRead`. Returns false at the end of the stream.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let end = bytes.count + longestRead
    while bytes.count < end {
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, end - bytes.count))
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return count != 0
      }
    }
    return true
  }

  /// Ends the process and its group, and returns how it ended: at once if it has ended, else by
  /// SIGTERM, and by SIGKILL if it has not ended after half a second.
  func terminate() -> ChildProcess.Ending {
    if let ending { return ending }
    if !hasEnded { kill(id, SIGTERM) }
    let deadline = MonotonicClock.now + Self.grace
    while !hasEnded, MonotonicClock.now < deadline {
      var entry = pollfd(fd: end ?? -1, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, 10)
    }
    return killGroup()
  }

  /// Kills the process and its group, unless it has ended, and returns how it ended.
  func killGroup() -> ChildProcess.Ending {
    if let ending { return ending }
    kill(-id, SIGKILL)
    let result = ProcessLauncher.reap(id)
    // Programs that views have started in process groups of their own.
    ProcessCleanup.killOrphans()
    ending = result
    return result
  }
}
