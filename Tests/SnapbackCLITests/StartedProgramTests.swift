// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Programs that a file's code starts end with `render` and `record`.
struct StartedProgramTests {
  /// The ids of running processes with an argument.
  private static func processes(with argument: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int32(name) != nil,
        let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline"))
      else { return false }
      return String(decoding: line, as: UTF8.self).split(separator: "\0").contains {
        $0 == argument
      }
    }
  }

  @Test(arguments: ["return", "while true {}", "exit(0)", "abort()"], ["render", "record"])
  func `programs that a view starts end with the command`(ending: String, command: String) throws {
    try inFolder { folder in
      // An argument that no other process has.
      let seconds = "77777.\(Int.random(in: 100_000_000...999_999_999))"
      let text = """
        import Foundation
        import SwiftUI

        struct A: View {
          var body: some View { Color.red.onAppear(perform: start) }

          func start() {
            for command in [
              "sleep \(seconds)", "trap '' HUP INT TERM; sleep \(seconds); true",
              "sleep \(seconds) & setsid sleep \(seconds) &",
            ] {
              let process = Process()
              process.executableURL = URL(fileURLWithPath: "/bin/sh")
              process.arguments = ["-c", command]
              try? process.run()
            }
            while count < 4 { usleep(4000) }
            try? Data().write(to: URL(fileURLWithPath: "\(folder)/started"))
            \(ending)
          }

          var count: Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.filter { name in
              let line = FileManager.default.contents(atPath: "/proc/\\(name)/cmdline") ?? Data()
              return String(decoding: line, as: UTF8.self).hasPrefix("sleep\\0\(seconds)")
            }.count
          }
        }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let output = command == "render" ? "a.png" : "a.webp"
      let run = try ProgramRun(
        compiling: [command, "A.swift", "--size", "9x9", "--timeout", "2", "-o", output],
        in: folder)
      #expect(run.status == (ending == "return" ? 0 : 76), "\(run.errorOutput)")
      #expect(FileManager.default.fileExists(atPath: folder + "/started"))
      #expect(try Self.processes(with: seconds).isEmpty)
    }
  }

  /// A package whose manifest starts two programs, and writes `started` after that.
  private static func writePackage(in folder: String, seconds: String, ending: String) throws {
    let manifest = """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      for command in ["sleep \(seconds)", "trap '' HUP INT TERM; setsid sleep \(seconds); true"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
      }
      FileManager.default.createFile(atPath: "\(folder)/started", contents: nil)
      \(ending)
      let package = Package(name: "Demo", targets: [.target(name: "Demo")])
      """
    let sources = folder + "/p/Sources/Demo"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/p/Package.swift"))
    let view = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"
    try Data(view.utf8).write(to: URL(fileURLWithPath: sources + "/A.swift"))
  }

  @Test func `programs that a manifest starts end with the command`() throws {
    try inFolder { folder in
      let seconds = "77777.\(Int.random(in: 100_000_000...999_999_999))"
      try Self.writePackage(in: folder, seconds: seconds, ending: "")
      let run = try ProgramRun(compiling: ["preview", "--once", "p"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(FileManager.default.fileExists(atPath: folder + "/started"))
      #expect(try Self.processes(with: seconds).isEmpty)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a manifest that does not return, and its programs`(signal: Int32) throws {
    try inFolder { folder in
      let seconds = "77777.\(Int.random(in: 100_000_000...999_999_999))"
      try Self.writePackage(in: folder, seconds: seconds, ending: "while true {}")
      // Shells let programs in the background ignore SIGINT, as this one may be.
      let wait = "while [ ! -e started ] && kill -0 $$; do sleep 0.05; done"
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let run = try ProgramRun(
        shell: "(\(wait); kill -\(signal) $$) 2> /dev/null & exec env --default-signal \"$@\"",
        ["preview", "--once", "p"],
        in: folder, environment: ["PATH": path])
      #expect(FileManager.default.fileExists(atPath: folder + "/started"))
      #expect(run.errorOutput == "")
      #expect(try Self.processes(with: seconds).isEmpty)
      #expect(try Self.processes(with: folder + "/p").isEmpty)
    }
  }
}
