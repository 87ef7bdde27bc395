// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// A new process, connected with this one by a socket.
struct SocketProcess {
  let process: pid_t
  /// This end of the socket, which is the process's standard input and output. It does not block.
  let socket: Int32

  /// Starts the program at a path. The arguments begin with its own name. Nil if it cannot be
  /// started.
  ///
  /// The process starts with no signal ignored or blocked, and in a process group of its own. Started
  /// on the main thread, it is killed when this one ends, by whatever signal; it has to be reaped by
  /// `ProcessLauncher.reap`.
  init?(program: String, arguments: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let process = ProcessLauncher.start(
      program: program, arguments: arguments, environment: environment,
      streams: [(STDIN_FILENO, ends[1]), (STDOUT_FILENO, ends[1]), (STDERR_FILENO, nil)],
      endsWithParent: true)
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    // This end only: the child's end blocks, as programs expect.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (self.process, socket) = (process, ends[0])
  }
}
