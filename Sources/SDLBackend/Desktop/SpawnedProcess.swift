// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// A process that was just started, and our end of the line to it.
struct SpawnedProcess {
  let process: pid_t
  /// What it writes can be read here, and what is written here it reads; nothing waits.
  let line: Int32

  /// Starts the program at a path; the first of the words is what it is called. `nil` where that fails.
  ///
  /// It begins with no signal ignored or held back, and in a process group of its own.
  init?(program: String, words: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let process = Spawning.start(
      program: program, words: words, environment: environment,
      streams: [(STDIN_FILENO, ends[1]), (STDOUT_FILENO, ends[1]), (STDERR_FILENO, nil)])
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    // Only our end: the child's is an ordinary one.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (self.process, line) = (process, ends[0])
  }
}
