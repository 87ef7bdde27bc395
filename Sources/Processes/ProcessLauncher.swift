// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
package import Foundation
import SystemStrings

/// Starts processes.
package enum ProcessLauncher {
  /// Starts the program at a path. The arguments begin with its own name (`argv[0]`). Returns the
  /// id of the process, which leads a process group of its own; nil if it cannot be started.
  ///
  /// Each stream is one of this process's descriptors, or `/dev/null` for nil. The process starts
  /// with no signal ignored or blocked.
  ///
  /// With `endsWithParent` its process group is killed when this process ends (see
  /// `ProcessCleanup`), and the process itself even if this one is killed by SIGKILL, provided that
  /// the main thread has started it. Then `hasEnded` and `reap` have to be used to wait for it.
  package static func start(
    program: String, arguments: [String], environment: [String: String],
    streams: [(number: Int32, descriptor: Int32?)], endsWithParent: Bool = false
  ) -> pid_t? {
    var arguments = arguments.map { SystemString.withCString($0) { strdup($0) } } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    let streams = streams.map { csystem_stream(number: $0.number, descriptor: $0.descriptor ?? -1) }
    let process = csystem_start(
      program, &arguments, &variables, streams, Int32(streams.count), endsWithParent)
    return process > 0 ? process : nil
  }

  /// Returns whether a child process has ended. It still has to be reaped.
  package static func hasEnded(_ process: pid_t) -> Bool { csystem_has_ended(process) }

  /// A descriptor that becomes readable when a child process ends, and is not inherited; nil if the
  /// kernel has none (before Linux 5.3).
  package static func endDescriptor(of process: pid_t) -> Int32? {
    let descriptor = csystem_process_descriptor(process)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Waits for a child process that was started with `endsWithParent` to end, kills what is left of
  /// its process group, and returns how it ended.
  package static func reap(_ process: pid_t) -> ChildProcess.Ending {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    csystem_forget(process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ChildProcess.Ending(status: status)
  }

  /// Returns the path of a program: found on the `PATH`, or the name itself if it contains a slash.
  /// Nil if there is no such executable.
  package static func path(of program: String, environment: [String: String]) -> String? {
    if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
    return environment["PATH", default: "/usr/bin:/bin"].split(separator: ":")
      .map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
