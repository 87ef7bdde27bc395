// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// Files and processes that remain after a signal while the compiler runs.
@Suite struct CompilerEndTests {
  /// A toolchain whose compiler never answers and ignores all signals.
  private struct EndlessCompiler {
    let folder: String

    init(in folder: String) throws {
      self.folder = folder
      let bin = folder + "/usr/bin"
      try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
      let info = """
        {"target": {"triple": "x86_64-unknown-linux-gnu"},
         "paths": {"runtimeResourcePath": "\(folder)/usr/lib/swift"}}
        """
      let endless = """
        trap '' INT TERM HUP QUIT PIPE
        echo $$ > "\(folder)/new"
        mv "\(folder)/new" "\(folder)/compiler"
        while :; do sleep 600; done
        """
      let programs = [
        "swiftc": "cat << 'END'\n\(info)\nEND", "swift-frontend": endless, "ld.lld": "exit 1",
      ]
      for (name, script) in programs {
        _ = FileManager.default.createFile(
          atPath: bin + "/" + name, contents: Data("#!/bin/sh\n\(script)\n".utf8),
          attributes: [.posixPermissions: 0o755])
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/usr/lib/swift", withIntermediateDirectories: true)
      let view = "import SwiftUI\nstruct V: View { var body: some View { Color.red } }\n"
      try Data(view.utf8).write(to: URL(fileURLWithPath: folder + "/V.swift"))
    }

    func start(_ command: [String]) throws -> ChildProcess {
      try #require(
        ChildProcess(
          program: ProgramRun.path, arguments: command + [folder + "/V.swift"],
          environment: [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder, "TMPDIR": folder,
            "XDG_CACHE_HOME": folder + "/cache", "SNAPBACK_SWIFTC": folder + "/usr/bin/swiftc",
          ]))
    }

    /// The process that compiles, once it has started.
    func compiler() throws -> pid_t {
      let text = try CompilerEndTests.untilFound("the compiler starts") {
        FileManager.default.contents(atPath: folder + "/compiler")
      }
      return try #require(
        pid_t(String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      )
    }

    /// The work folders.
    var workFolders: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/snapback/preview")
      }
    }
  }

  /// Polls until the closure returns a value. The limit only bounds a hang.
  fileprivate static func untilFound<Value>(
    _ description: String, _ poll: () throws -> Value?
  ) throws -> Value {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if let value = try poll() { return value }
      usleep(4_000)
    }
    throw Late(description: description)
  }

  private struct Late: Error { var description: String }

  /// Returns whether a process runs; a zombie does not.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { return false }
    return !(status.split(separator: ")").last ?? "").hasPrefix(" Z")
  }

  private static let commands = [
    ["check"], ["preview", "--once"], ["render", "-o", "/dev/null"], ["record", "-o", "/dev/null"],
  ]

  @Test(arguments: commands, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the compiler and removes its files`(command: [String], signal: Int32)
    throws
  {
    try inFolder { folder in
      let endless = try EndlessCompiler(in: folder)
      let program = try endless.start(command)
      let compiler = try endless.compiler()
      #expect(try endless.workFolders.count == 1)
      kill(program.id, signal)
      let (ending, output) = program.finish()
      #expect(ending == .exited(128 + signal))
      #expect(String(decoding: output, as: UTF8.self) == "")
      #expect(!Self.isRunning(compiler))
      #expect(try endless.workFolders == [])
    }
  }

  @Test func `SIGKILL ends the compiler, and the next run removes its files`() throws {
    try inFolder { folder in
      let endless = try EndlessCompiler(in: folder)
      let program = try endless.start(["check"])
      let compiler = try endless.compiler()
      // The kernel kills the compiler, but not programs that it has started.
      defer { kill(-compiler, SIGKILL) }
      kill(program.id, SIGKILL)
      #expect(program.reap() == .killed(signal: SIGKILL))
      try Self.untilFound("the compiler has ended") { Self.isRunning(compiler) ? nil : () }
      let left = try endless.workFolders
      #expect(left.count == 1)
      unlink(folder + "/compiler")
      let next = try endless.start(["check"])
      _ = try endless.compiler()
      #expect(try !endless.workFolders.contains(left[0]))
      kill(next.id, SIGTERM)
      _ = next.reap()
      #expect(try endless.workFolders == [])
    }
  }

  @Test func `without space for the compiler's files there is a message`() throws {
    try inFolder { folder in
      _ = try EndlessCompiler(in: folder)
      // The program's files may have no contents, so its output goes through a pipe.
      let script = """
        export SNAPBACK_SWIFTC=\(folder)/usr/bin/swiftc TMPDIR=\(folder)
        { (ulimit -f 0; "$@"; echo $? >&2); } 2>&1 | cat
        """
      let run = try ProgramRun(shell: script, ["check", folder + "/V.swift"], in: folder)
      #expect(
        run.text.contains(
          "snapback: cannot create a work folder in \"\(folder)\": file too large; "))
      #expect(run.text.hasSuffix("\n73\n"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          ".cache", "V.swift", "usr",
        ])
    }
  }

  /// `swiftc` leaves a folder behind each time that it is asked where it is installed.
  @Test(arguments: commands)
  func `nothing remains in the folder of temporary files`(command: [String]) throws {
    try inFolder { folder in
      let temporary = folder + "/temporary"
      for path in [temporary, folder + "/package"] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      let view = "import SwiftUI\nstruct V: View { var body: some View { Color.red } }\n"
      try Data(view.utf8).write(to: URL(fileURLWithPath: folder + "/package/V.swift"))
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "V", targets: [.executableTarget(name: "V", path: ".")])
        """
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/package/Package.swift"))
      for path in ["V.swift", "."] {
        let run = try ProgramRun(
          compiling: command + [path], in: folder + "/package",
          environment: ["TMPDIR": temporary, "XDG_CACHE_HOME": folder + "/cache"])
        #expect(run.errorOutput == "" || command[0] == "record")
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
      }
    }
  }

  @Test func `an ignored SIGHUP, as under nohup, does not end the compiler`() throws {
    try inFolder { folder in
      let endless = try EndlessCompiler(in: folder)
      let shell = try #require(
        ChildProcess(
          program: "/bin/sh",
          arguments: [
            "-c", "trap '' HUP; exec \"$0\" check \"$1\"", try ProgramRun.path,
            folder + "/V.swift",
          ],
          environment: [
            "PATH": "/usr/bin:/bin", "HOME": folder,
            "SNAPBACK_SWIFTC": folder + "/usr/bin/swiftc",
          ]))
      let compiler = try endless.compiler()
      kill(shell.id, SIGHUP)
      kill(shell.id, SIGTERM)
      // A pending SIGHUP would have been delivered first: it has the lower number.
      #expect(shell.reap() == .exited(128 + SIGTERM))
      #expect(!Self.isRunning(compiler))
    }
  }
}
