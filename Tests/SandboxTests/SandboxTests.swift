// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Sandbox
import Testing

/// The command lines and environments of sandboxes.
struct SandboxTests {
  private static let bubblewrap = SandboxMechanism.bubblewrap(path: "/usr/bin/bwrap")

  private func launcher(
    _ mechanism: SandboxMechanism, _ policy: SandboxPolicy, _ environment: [String: String] = [:]
  ) -> [String] {
    Sandbox(mechanism, program: "/home/a/bin/snapback", environment: environment).launcher(policy)
  }

  @Test func `bubblewrap mounts folders before what they contain`() throws {
    let policy = SandboxPolicy(
      readable: ["/tmp/a/assets", "/home/a/work"], writable: ["/home/a/work/output"],
      temporary: "/home/a/work/tmp")
    let arguments = launcher(Self.bubblewrap, policy)
    func index(_ option: String, _ path: String) throws -> Int {
      try #require(
        arguments.indices.first { index in
          arguments[index] == option && arguments[index + 1] == path
        })
    }
    #expect(arguments.first == "/usr/bin/bwrap")
    #expect(arguments.last == "--")
    #expect(try index("--tmpfs", "/tmp") < index("--ro-bind-try", "/tmp/a/assets"))
    #expect(try index("--ro-bind-try", "/home/a/work") < index("--bind", "/home/a/work/output"))
    #expect(arguments.contains("--unshare-all"))
    #expect(arguments.contains("--die-with-parent"))
  }

  @Test func `bubblewrap mounts nothing inside of a folder that it mounts`() {
    let policy = SandboxPolicy(
      readable: ["/home/a/work/link", "/home/a/work", "/home/a/works"],
      temporary: "/home/a/work/tmp")
    let arguments = launcher(Self.bubblewrap, policy)
    #expect(!arguments.contains("/home/a/work/link"))
    #expect(arguments.contains("/home/a/work"))
    #expect(arguments.contains("/home/a/works"))
  }

  @Test(arguments: [bubblewrap, .landlock])
  func `the user's folders, passwords and sockets are not among what can be read`(
    mechanism: SandboxMechanism
  ) {
    let arguments = launcher(
      mechanism, SandboxPolicy(readable: ["/home/a/work"], temporary: "/home/a/work/tmp"),
      ["HOME": "/home/a"])
    for path in ["/", "/home", "/home/a", "/etc", "/etc/shadow", "/run", "/var", "/root", "/tmp/"] {
      #expect(!arguments.contains(path), "\(path)")
    }
    #expect(arguments.contains("/home/a/.local/share/fonts"))
    #expect(arguments.contains("/home/a/bin/snapback"))
    #expect(!arguments.contains("relative"))
  }

  @Test func `Landlock gets all paths, and the display only if there is a window`() throws {
    let policy = SandboxPolicy(
      readable: ["/home/a/work"], writable: ["/home/a/out"], temporary: "/home/a/tmp")
    let arguments = launcher(.landlock, policy)
    #expect(arguments.prefix(2) == ["/home/a/bin/snapback", "confine"])
    #expect(!arguments.contains("--display"))
    let written = arguments.indices.filter { arguments[$0] == "--write" }.map { arguments[$0 + 1] }
    #expect(written.prefix(2) == ["/home/a/out", "/home/a/tmp"])
    #expect(written.dropFirst(2).allSatisfy { $0.hasPrefix("/dev/") })
    var window = policy
    window.display = try SandboxDisplay(environment: [:])
    #expect(launcher(.landlock, window).contains("--display"))
  }

  @Test func `only variables without secrets are passed`() {
    let sandbox = Sandbox(
      .landlock, program: "/snapback",
      environment: [
        "PATH": "/bin", "HOME": "/home/a", "LC_ALL": "C", "AWS_SECRET_ACCESS_KEY": "x",
        "SSH_AUTH_SOCK": "/run/x", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1/bus",
        "LD_PRELOAD": "/x.so", "TMPDIR": "/home/a/tmp", "SNAPBACK_ISA": "portable",
      ])
    #expect(Set(sandbox.environment().keys) == ["PATH", "HOME", "LC_ALL", "SNAPBACK_ISA"])
    #expect(sandbox.environment(cache: "/c")["XDG_CACHE_HOME"] == "/c")
  }

  @Test func `a display on another machine is refused`() {
    for display in ["host:0", "127.0.0.1:10.0", "localhost:10.0"] {
      #expect(throws: SandboxError.noLocalDisplay(display)) {
        try SandboxDisplay(environment: ["DISPLAY": display])
      }
    }
    #expect(throws: SandboxError.noLocalDisplay(":64999")) {
      try SandboxDisplay(environment: ["DISPLAY": ":64999"])
    }
  }

  @Test func `an unknown mechanism, and one that is missing, are refused`() {
    #expect(throws: SandboxError.unknownMechanism("jail")) {
      try Sandbox(program: "/snapback", environment: ["SNAPBACK_SANDBOX": "jail"])
    }
    #expect(
      throws: SandboxError.unavailable(bubblewrap: .notInstalled, landlock: "not tried")
    ) {
      try Sandbox(
        program: "/snapback", environment: ["SNAPBACK_SANDBOX": "bwrap", "PATH": "/nonexistent"])
    }
  }

  /// A folder with the settings of a kernel, and with a program `bwrap` that fails like bubblewrap
  /// where user namespaces are forbidden.
  private func withFolder(
    _ settings: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "snapback-namespaces-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for subfolder in ["kernel", "user"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(subfolder)", withIntermediateDirectories: true)
    }
    for (path, text) in settings {
      try text.write(toFile: "\(folder)/\(path)", atomically: false, encoding: .utf8)
    }
    let script = "#!/bin/sh\necho 'a warning' >&2\necho 'bwrap: No permissions' >&2\nexit 1\n"
    try script.write(toFile: folder + "/bwrap", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/bwrap")
    try body(folder)
  }

  @Test func `bubblewrap that fails is refused with its last line`() throws {
    try withFolder { folder in
      do throws(SandboxError) {
        _ = try Sandbox(
          program: "/snapback", environment: ["SNAPBACK_SANDBOX": "bwrap", "PATH": folder])
        Issue.record("there is a sandbox")
      } catch .unavailable(.fails(let message, _), let landlock) {
        #expect(message == "bwrap: No permissions")
        #expect(landlock == "not tried")
      }
    }
  }

  @Test func `the kernel's setting that forbids user namespaces is found`() throws {
    let (debian, ubuntu) = (
      "kernel/unprivileged_userns_clone", "kernel/apparmor_restrict_unprivileged_userns"
    )
    func setting(_ values: [String: String]) throws -> NamespaceSetting? {
      var result: NamespaceSetting?
      try withFolder(values) { result = .forbidding(in: $0) }
      return result
    }
    #expect(
      try setting([debian: "0\n"])
        == NamespaceSetting(name: "kernel.unprivileged_userns_clone", allowingValue: 1))
    #expect(
      try setting([debian: "1\n", ubuntu: "1\n", "user/max_user_namespaces": "0\n"])
        == NamespaceSetting(
          name: "kernel.apparmor_restrict_unprivileged_userns", allowingValue: 0))
    #expect(
      try setting([ubuntu: "0\n", "user/max_user_namespaces": "0\n"])
        == NamespaceSetting(name: "user.max_user_namespaces", allowingValue: 15_000))
    #expect(try setting([debian: "1\n", "user/max_user_namespaces": "96365\n"]) == nil)
    #expect(try setting([:]) == nil)
  }
}
