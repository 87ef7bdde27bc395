// Part of Snapback, under the MIT licence; see LICENSE.

internal import Processes

/// A setting of the kernel that forbids user namespaces, without which bubblewrap does not work unless
/// it runs as root.
package struct NamespaceSetting: Equatable, Sendable {
  /// Its name as `sysctl` takes it, such as `kernel.unprivileged_userns_clone`.
  package var name: String
  /// A value that allows user namespaces.
  package var allowingValue: Int

  package init(name: String, allowingValue: Int) {
    self.name = name
    self.allowingValue = allowingValue
  }

  /// The settings of Debian's kernels, of AppArmor (Ubuntu 23.10 and later) and of all kernels, with the
  /// value that forbids namespaces and one that allows them.
  private static let known = [
    (name: "kernel.unprivileged_userns_clone", forbids: 0, allows: 1),
    (name: "kernel.apparmor_restrict_unprivileged_userns", forbids: 1, allows: 0),
    (name: "user.max_user_namespaces", forbids: 0, allows: 15_000),
  ]

  /// Returns the first setting that forbids user namespaces, read from the files in a folder, which is
  /// `/proc/sys` except in tests; nil if none does.
  package static func forbidding(in folder: String = "/proc/sys") -> NamespaceSetting? {
    known.first { setting in
      let path = folder + "/" + setting.name.split(separator: ".").joined(separator: "/")
      let text = KernelFile.text(path)?.split(whereSeparator: \.isWhitespace).first
      return text.flatMap { Int($0) } == setting.forbids
    }
    .map { NamespaceSetting(name: $0.name, allowingValue: $0.allows) }
  }
}
