// Part of Snapback, under the MIT licence; see LICENSE.

extension Sandbox {
  /// Devices that can be used, and the files of `/proc` about the machine and the process itself.
  private static let devices = [
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom",
  ]
  private static let processFiles = ["/proc/self", "/proc/cpuinfo", "/proc/meminfo"]

  /// The arguments of the hidden command `confine`, by which this program restricts itself before
  /// it becomes another one.
  func landlockArguments(_ policy: SandboxPolicy) -> [String] {
    let writable = policy.writable + [policy.temporary] + Self.devices
    return (readable(policy) + Self.processFiles).flatMap { ["--read", $0] }
      + writable.flatMap { ["--write", $0] } + ["--temporary", policy.temporary]
      + (policy.display == nil ? [] : ["--display"]) + ["--"]
  }
}
