// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import SystemStrings

/// Starts processes with `posix_spawn`.
package enum ProcessLauncher {
  /// Starts the program at a path. The arguments begin with its own name (`argv[0]`). Returns the
  /// id of the process, which leads a process group of its own; nil if it cannot be started.
  ///
  /// Each stream is one of this process's descriptors, or `/dev/null` for nil. The process starts
  /// with no signal ignored or blocked.
  package static func start(
    program: String, arguments: [String], environment: [String: String],
    streams: [(number: Int32, descriptor: Int32?)]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in streams {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = arguments.map { SystemString.withCString($0) { strdup($0) } } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : nil
  }

  /// Returns the path of a program: found on the `PATH`, or the name itself if it contains a slash.
  /// nil if there is no such executable.
  package static func path(of program: String, environment: [String: String]) -> String? {
    if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
    return environment["PATH", default: "/usr/bin:/bin"].split(separator: ":")
      .map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
