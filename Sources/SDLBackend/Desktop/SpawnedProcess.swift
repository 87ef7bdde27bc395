// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      return nil
    }
    // Only our end: the child's is an ordinary one.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (self.process, line) = (process, ends[0])
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}
