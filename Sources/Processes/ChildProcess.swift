// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A program that was just started, in a process group of its own, and what it writes.
///
/// It hears nothing unless it is given something to read, and begins with no signal ignored or held back.
package final class ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  package let id: pid_t
  /// What it writes, to either of its outputs, is read here; nothing waits.
  package let output: Int32
  private var isReaped = false

  /// Nil where the program cannot be started. Without an input, which stays the caller's, it has nothing to read.
  package init?(
    program: String, arguments: [String], environment: [String: String], input: Int32? = nil
  ) {
    guard let ends = Self.pipe() else { return nil }
    defer { close(ends.write) }
    let spawned = Spawning.start(
      program: program, words: [program] + arguments, environment: environment,
      streams: [(STDIN_FILENO, input), (STDOUT_FILENO, ends.write), (STDERR_FILENO, ends.write)])
    guard let spawned else {
      close(ends.read)
      return nil
    }
    (id, output) = (spawned, ends.read)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  /// A pipe whose ends no other program gets by accident; nil where there are too many files.
  package static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  deinit {
    if !isReaped {
      kill(-id, SIGKILL)
      _ = reap()
    }
    close(output)
  }

  /// Takes what is there to read; nil once nothing will come any more.
  package func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(output, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        return count == 0 && bytes.isEmpty ? nil : bytes
      }
    }
  }

  /// Waits until it has ended.
  package func reap() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    return Ending(status: status)
  }

  /// Reads all it writes and waits until it has ended.
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
  /// Out of what `waitpid` tells.
  package init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }
}
