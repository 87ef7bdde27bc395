// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Sandbox {
  /// The arguments of bubblewrap: new namespaces of all kinds, and a file system with only those
  /// files that may be used.
  func bubblewrapArguments(_ policy: SandboxPolicy) -> [String] {
    let kinds = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    return kinds + mounts(policy).flatMap(\.arguments) + ["--"]
  }

  private struct Mount {
    var path: String
    var arguments: [String]
  }

  /// Files and folders of the kernel that change the whole system.
  private static let kernelSettings = [
    "acpi", "bus", "driver", "dynamic_debug", "fs", "irq", "mtrr", "scsi", "sys", "sysrq-trigger",
  ].map { "/proc/" + $0 }

  /// The mounts, folders before what they contain, as a mount hides what was there before.
  private func mounts(_ policy: SandboxPolicy) -> [Mount] {
    let readable = readable(policy)
    // What is inside of a mounted folder is there already, and a link in it cannot be mounted on.
    let outermost = readable.filter { path in !readable.contains { path.hasPrefix($0 + "/") } }
    var mounts = outermost.map { Mount(path: $0, arguments: ["--ro-bind-try", $0, $0]) }
    mounts += policy.writable.map { Mount(path: $0, arguments: ["--bind", $0, $0]) }
    mounts.append(Mount(path: "/dev", arguments: ["--dev", "/dev"]))
    mounts.append(Mount(path: "/proc", arguments: ["--proc", "/proc"]))
    // The files of root in it can be written by the user root, even without capabilities.
    if geteuid() == 0 {
      mounts += Self.kernelSettings.map { Mount(path: $0, arguments: ["--ro-bind-try", $0, $0]) }
    }
    mounts.append(Mount(path: "/tmp", arguments: ["--tmpfs", "/tmp"]))
    return mounts.enumerated()
      .sorted { ($0.element.path.depth, $0.offset) < ($1.element.path.depth, $1.offset) }
      .map(\.element)
  }
}

extension String {
  /// The number of names in a path.
  fileprivate var depth: Int { split(separator: "/").count }
}
