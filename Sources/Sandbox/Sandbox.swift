// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
internal import Processes

/// Runs programs that can read the system's files but not the user's, have temporary files of their
/// own, and reach neither the network nor other processes.
///
/// A program is run by a launcher, whose command line precedes that of the program.
package struct Sandbox: Equatable, Sendable {
  package let mechanism: SandboxMechanism
  /// The path of this program, which is Landlock's launcher.
  let program: String
  private let variables: [String: String]
  private let fonts: [String]

  package init(
    _ mechanism: SandboxMechanism, program: String, environment: [String: String]
  ) {
    self.mechanism = mechanism
    self.program = program
    variables = environment.filter { Self.isPassed($0.key) }
    fonts = SystemFolders.fonts(environment: environment)
  }

  /// Uses bubblewrap if it is installed and works, else Landlock; or the one that
  /// `SNAPBACK_SANDBOX` names (`bwrap` or `landlock`).
  package init(program: String, environment: [String: String]) throws(SandboxError) {
    let named = environment["SNAPBACK_SANDBOX", default: ""]
    guard ["", "bwrap", "landlock"].contains(named) else { throw .unknownMechanism(named) }
    var bubblewrap = BubblewrapFailure.notTried
    var landlock = "not tried"
    if named != "landlock" {
      if let path = ProcessLauncher.path(of: "bwrap", environment: environment) {
        let sandbox = Sandbox(.bubblewrap(path: path), program: program, environment: environment)
        guard let message = sandbox.failure else {
          self = sandbox
          return
        }
        bubblewrap = .fails(message: message, setting: .forbidding())
      } else {
        bubblewrap = .notInstalled
      }
    }
    if named != "bwrap" {
      if csystem_landlock_version() > 0, csystem_can_filter_calls() {
        self.init(.landlock, program: program, environment: environment)
        return
      }
      landlock = "not supported by this kernel"
    }
    throw .unavailable(bubblewrap: bubblewrap, landlock: landlock)
  }

  /// The environment of programs in the sandbox: without variables that may hold secrets.
  ///
  /// `cache` is the folder for their caches, which they should be able to change.
  package func environment(cache: String? = nil) -> [String: String] {
    var result = variables
    result["TMPDIR"] = nil
    if let cache { result["XDG_CACHE_HOME"] = cache }
    return result
  }

  /// The command line that precedes that of a program: the launcher, and its arguments.
  package func launcher(_ policy: SandboxPolicy) -> [String] {
    switch mechanism {
    case .bubblewrap(let path): [path] + bubblewrapArguments(policy)
    case .landlock: [program, "confine"] + landlockArguments(policy)
    }
  }

  /// Whether the Swift Package Manager runs in it. libdispatch traps where it cannot read the state of its threads in
  /// `/proc`, which Landlock does not have; see `Sources/CVirtualClock/threads.c` for this program.
  package var runsPackageManager: Bool {
    if case .bubblewrap = mechanism { true } else { false }
  }

  /// The number of processes between the launcher and the program: bubblewrap starts the first process of a
  /// namespace, and that starts the program.
  package var generations: Int {
    switch mechanism {
    case .bubblewrap: 2
    case .landlock: 0
    }
  }

  /// All that may be read.
  func readable(_ policy: SandboxPolicy) -> [String] {
    let paths =
      SystemFolders.readable + fonts + LoadedLibraries.files + [program] + policy.readable
      + (policy.display?.files ?? [])
    return Set(paths).filter { $0.hasPrefix("/") }.sorted()
  }

  /// The reason why bubblewrap does not work on this machine; nil if it does.
  private var failure: String? {
    let command = launcher(SandboxPolicy(readable: [], temporary: "/tmp")) + ["/bin/true"]
    let trial = ChildProcess(
      program: command[0], arguments: Array(command.dropFirst()), environment: environment())
    guard let (ending, output) = trial?.finish() else { return "it cannot be started" }
    guard ending != .exited(0) else { return nil }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init) ?? "it fails without a message"
  }

  private static let passedNames: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TERM", "NO_COLOR", "DISPLAY",
    "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP",
    "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LD_LIBRARY_PATH",
  ]

  private static let passedPrefixes = [
    "LC_", "SDL_", "SNAPBACK_", "SWIFT_", "FONTCONFIG_", "PANGO",
  ]

  private static func isPassed(_ name: String) -> Bool {
    passedNames.contains(name) || passedPrefixes.contains { name.hasPrefix($0) }
  }
}
