// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A child process in a process group of its own, and its output.
///
/// Its standard input is empty unless one is given. It starts with no signal ignored or blocked. It
/// ends with this process; see `ProcessLauncher.start`.
package final class ChildProcess {
  /// The end of a process.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  package let id: pid_t
  /// The descriptor from which its standard output is read, and its standard error unless that has a descriptor of
  /// its own. It does not block.
  package let output: Int32
  private var isReaped = false

  /// Starts a program; nil if that is not possible. `input` and `errors` are descriptors that become its
  /// standard input and its standard error; the caller still has to close them.
  package init?(
    program: String, arguments: [String], environment: [String: String], input: Int32? = nil,
    errors: Int32? = nil
  ) {
    guard let ends = Self.pipe() else { return nil }
    defer { close(ends.write) }
    let spawned = ProcessLauncher.start(
      program: program, arguments: [program] + arguments, environment: environment,
      streams: [
        (STDIN_FILENO, input), (STDOUT_FILENO, ends.write), (STDERR_FILENO, errors ?? ends.write),
      ],
      endsWithParent: true)
    guard let spawned else {
      close(ends.read)
      return nil
    }
    (id, output) = (spawned, ends.read)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  /// Returns a pipe whose ends are not inherited by other processes; nil if there are too many open
  /// files.
  package static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  deinit {
    end()
    close(output)
  }

  /// Kills the process and its process group, and waits for it. No effect if that has been done, or it has been waited
  /// for before. Its output can be read afterwards.
  package func end() {
    guard !isReaped else { return }
    kill(-id, SIGKILL)
    _ = reap()
  }

  /// Reads the available output without blocking, at most about 1 MiB of it; nil at the end of the
  /// output.
  package func read() -> [UInt8]? { Self.read(output) }

  /// Reads the available bytes of a nonblocking descriptor in the same way as `read()`.
  package static func read(_ output: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(output, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count >= 1 << 20 { return bytes }
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        return count == 0 && bytes.isEmpty ? nil : bytes
      }
    }
  }

  /// Waits for the process to end, and kills the rest of its process group.
  package func reap() -> Ending {
    isReaped = true
    return ProcessLauncher.reap(id)
  }

  /// Like `reap` if the process has ended; nil otherwise, without waiting.
  package func reapIfEnded() -> Ending? { ProcessLauncher.hasEnded(id) ? reap() : nil }

  /// Reads all output, and then waits for the process to end.
  package func finish() -> (Ending, [UInt8]) {
    var all: [UInt8] = []
    while let bytes = read() {
      all += bytes
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
    }
    return (reap(), all)
  }
}

extension ChildProcess.Ending {
  /// Decodes a status of `waitpid`.
  ///
  /// An exit code of 128 plus the number of a crash's signal counts as killed by that signal: shells and
  /// launchers such as bubblewrap report the end of the program they ran in this form.
  package init(status: Int32) {
    let (signal, code) = (status & 0x7f, (status >> 8) & 0xff)
    if signal != 0 {
      self = .killed(signal: signal)
    } else if Self.crashSignals.contains(code - 128) {
      self = .killed(signal: code - 128)
    } else {
      self = .exited(code)
    }
  }

  private static let crashSignals = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGSYS,
  ]
}
