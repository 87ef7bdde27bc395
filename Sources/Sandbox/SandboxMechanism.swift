// Part of Snapback, under the MIT licence; see LICENSE.

/// The mechanism that restricts the processes of a sandbox.
package enum SandboxMechanism: Equatable, Sendable {
  /// bubblewrap, the program at a path: namespaces of the kernel.
  case bubblewrap(path: String)
  /// The kernel's Landlock and seccomp, by which a process restricts itself.
  case landlock

  /// Its name in `SNAPBACK_SANDBOX`.
  package var name: String {
    switch self {
    case .bubblewrap: "bwrap"
    case .landlock: "landlock"
    }
  }
}
