// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A program that was just started, in a process group of its own, and what it writes.
///
/// It hears nothing, and begins with no signal ignored or held back.
final class ChildProcess {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  let id: pid_t
  /// What it writes, to either of its outputs, is read here; nothing waits.
  let output: Int32
  private var isReaped = false

  /// Nil where the program cannot be started.
  init?(program: String, arguments: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    let spawned = Spawning.start(
      program: program, arguments: arguments, environment: environment,
      streams: [(STDIN_FILENO, nil), (STDOUT_FILENO, ends[1]), (STDERR_FILENO, ends[1])])
    guard let spawned else {
      close(ends[0])
      return nil
    }
    (id, output) = (spawned, ends[0])
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if !isReaped {
      kill(-id, SIGKILL)
      _ = reap()
    }
    close(output)
  }

  /// Takes what is there to read; nil once nothing will come any more.
  func read() -> [UInt8]? {
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
  func reap() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    return Ending(status: status)
  }

  /// Reads all it writes and waits until it has ended.
  func finish() -> (Ending, [UInt8]) {
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
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }
}
