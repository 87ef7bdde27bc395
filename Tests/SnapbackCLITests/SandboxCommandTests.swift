// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Files drawn with `--sandbox`, by both mechanisms where they exist. The views are hostile; they try only files of
/// the test, `/etc/shadow`, and loopback addresses.
@Suite(.serialized) struct SandboxCommandTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SwiftUISources").path()

  /// The mechanisms of this machine. The others are printed.
  static let mechanisms: [String] = ["bwrap", "landlock"].filter { name in
    // The sandbox is tried before the file is looked for.
    guard
      let trial = try? ProgramRun(
        compiling: ["render", "/missing.swift", "--sandbox"], in: "/tmp",
        environment: ["SNAPBACK_SANDBOX": name])
    else { return false }
    if trial.status == 69 { print("not tested: \(name): \(trial.errorOutput)") }
    return trial.status != 69
  }

  private func reached(_ run: ProgramRun) -> [Substring]? {
    run.errorOutput.split(separator: "\n").first { $0.hasPrefix("reached: ") }?
      .split(separator: " ").dropFirst().map { $0 }
  }

  private static func errors(_ run: ProgramRun) -> [Substring] {
    run.errorOutput.split(separator: "\n").filter { $0.contains(": error: ") }
  }

  private func inHostileFolder(
    _ body: (String, LoopbackServer, LoopbackServer) throws -> Void
  ) throws {
    try inFolder { folder in
      let (tcp, udp) = (LoopbackServer(isStream: true), LoopbackServer(isStream: false))
      let (tcpServer, udpServer) = (try #require(tcp), try #require(udp))
      for name in ["secret", "victim"] {
        try Data("secret".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      try Data(HostileView.text(folder: folder, tcpServer, udpServer).utf8)
        .write(to: URL(fileURLWithPath: folder + "/A.swift"))
      try #require((folder + "/socket").utf8.count < 108)
      let datagrams = try #require(DatagramSocket(path: folder + "/socket"))
      try body(folder, tcpServer, udpServer)
      withExtendedLifetime(datagrams) {}
    }
  }

  @Test(arguments: mechanisms)
  func `a hostile view reaches nothing, and is drawn`(mechanism: String) throws {
    try inHostileFolder { folder, tcp, udp in
      let run = try ProgramRun(
        compiling: ["render", folder + "/A.swift", "--sandbox", "--size", "20x20", "-o", "a.png"],
        in: folder, environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == 0, "\(run.errorOutput)")
      let names = try #require(reached(run), "\(run.errorOutput)")
      #expect(names == [])
      #expect(!tcp.wasReached())
      #expect(!udp.wasReached())
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["A.swift", "a.png", "secret", "socket", "victim"])
    }
  }

  /// Otherwise the test above could not fail.
  @Test func `without a sandbox the same view reaches its files and the network`() throws {
    try inHostileFolder { folder, tcp, udp in
      let run = try ProgramRun(
        compiling: ["render", folder + "/A.swift", "--size", "20x20", "-o", "a.png"], in: folder)
      let names = try #require(reached(run), "\(run.errorOutput)")
      for name in [
        "read", "list", "create", "chmod", "copy", "remove", "tcp", "udp", "unix", "processes",
        "datagram", "owner", "truncate", "empty", "mode", "shm",
      ] {
        #expect(names.contains(Substring(name)), "\(name)")
      }
      #expect(tcp.wasReached())
      #expect(udp.wasReached())
    }
  }

  @Test(arguments: mechanisms)
  func `a view that kills its parent process does not end the program`(mechanism: String) throws {
    try inFolder { folder in
      let text = """
        import Foundation
        import SwiftUI
        struct A: View {
          var body: some View {
            let _ = kill(getppid(), SIGKILL)
            Color.red
          }
        }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let run = try ProgramRun(
        compiling: ["render", "A.swift", "--sandbox", "-o", "a.png"], in: folder,
        environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == 0, "\(run.errorOutput)")
    }
  }

  @Test(arguments: mechanisms)
  func `deep folders, and those without access rights, in the temporary folder are removed`(
    mechanism: String
  ) throws {
    try inFolder { folder in
      let text = """
        import Foundation
        import SwiftUI
        func nest() {
          var path = NSTemporaryDirectory()
          mkdir(path + "/locked", 0)
          for _ in 0..<60 {
            path += "/inner"
            mkdir(path, 0o700)
          }
        }
        struct A: View {
          init() { nest() }
          var body: some View { Color.red }
        }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let run = try ProgramRun(
        compiling: ["render", "A.swift", "--sandbox", "-o", "a.png"], in: folder,
        environment: ["SNAPBACK_SANDBOX": mechanism, "XDG_CACHE_HOME": folder + "/cache"])
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/snapback/preview")
          == ["sandbox"])
    }
  }

  @Test(arguments: mechanisms)
  func `a crash and a loop in a sandbox are described as without one`(mechanism: String) throws {
    try inFolder { folder in
      func run(_ statement: String) throws -> ProgramRun {
        let text = """
          import SwiftUI
          import Foundation
          struct A: View {
            var body: some View {
              let _ = \(statement)
              Color.red
            }
          }
          """
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
        return try ProgramRun(
          compiling: ["render", "A.swift", "--sandbox", "--timeout", "1", "-o", "a.png"],
          in: folder,
          environment: ["SNAPBACK_SANDBOX": mechanism])
      }
      for (statement, message) in [
        ("Int(\"\")!", "its code crashed at A.swift:5: Unexpectedly found nil"),
        ("exit(3)", "its code ended the process with exit(3)"),
        ("{ while true {} }()", "no frame for 1 s"), ("pause()", "no frame for 1 s"),
      ] {
        let run = try run(statement)
        #expect(run.status == 76)
        #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
      }
    }
  }

  @Test(arguments: mechanisms)
  func `a picture is the same with and without a sandbox`(mechanism: String) throws {
    try inFolder { folder in
      for name in ["FlipCard", "CanvasDrawing", "SettingsForm"] {
        let source = Self.sources + "/\(name).swift"
        let plain = try ProgramRun(compiling: ["render", source, "-o", "a.png"], in: folder)
        let boxed = try ProgramRun(
          compiling: ["render", source, "--sandbox", "-o", "b.png"], in: folder,
          environment: ["SNAPBACK_SANDBOX": mechanism])
        #expect(plain.status == 0)
        #expect(boxed.status == 0, "\(boxed.errorOutput)")
        #expect(
          FileManager.default.contents(atPath: folder + "/a.png")
            == FileManager.default.contents(atPath: folder + "/b.png"), "\(name)")
      }
    }
  }

  @Test(arguments: mechanisms)
  func `check and preview --once report the same in a sandbox`(mechanism: String) throws {
    try inFolder { folder in
      let text =
        "import SwiftUI\nstruct A: View { var body: some View { Text(3).foo() } }\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      for command in [["check", "A.swift"], ["preview", "--once", "A.swift"]] {
        let plain = try ProgramRun(compiling: command, in: folder)
        let boxed = try ProgramRun(
          compiling: command + ["--sandbox"], in: folder,
          environment: ["SNAPBACK_SANDBOX": mechanism])
        #expect(boxed.status == 65)
        #expect(boxed.status == plain.status)
        #expect(boxed.text == plain.text)
        // Notes show the declarations of the library, whose sources a sandbox cannot read.
        #expect(Self.errors(boxed) == Self.errors(plain))
        #expect(!Self.errors(boxed).isEmpty)
      }
    }
  }

  @Test(arguments: mechanisms)
  func `images of --assets are read in a sandbox`(mechanism: String) throws {
    try inFolder { folder in
      let assets = folder + "/assets"
      try FileManager.default.createDirectory(atPath: assets, withIntermediateDirectories: true)
      let square =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>"
      try Data(square.utf8).write(to: URL(fileURLWithPath: assets + "/square.svg"))
      let text =
        "import SwiftUI\nstruct A: View { var body: some View { Image(\"square\").resizable() } }\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let run = try ProgramRun(
        compiling: [
          "render", "A.swift", "--assets", "assets", "--sandbox", "--size", "20x20", "-o", "a.png",
        ], in: folder, environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == 0)
      #expect(run.errorOutput == "")
    }
  }

  private static func write(_ text: String, _ path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let view = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"

  private static func manifest(_ target: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "P", dependencies: [\(dependencies)], targets: [.target(name: "P"\(target))])
    """
  }

  @Test(arguments: mechanisms)
  func `packages with resources, also linked ones, are drawn in a sandbox`(
    mechanism: String
  ) throws {
    try inFolder { folder in
      let source = folder + "/p/Sources/P"
      try Self.write(
        Self.manifest(", resources: [.copy(\"link\")]"), folder + "/p/Package.swift")
      try Self.write(Self.view + "#Preview { A() }\n", source + "/A.swift")
      try Self.write("x", folder + "/p/Data/x.txt")
      try FileManager.default.createSymbolicLink(
        atPath: source + "/link", withDestinationPath: "../../Data")
      let run = try ProgramRun(
        compiling: ["render", "p", "--sandbox", "--size", "20x20", "-o", "a.png"], in: folder,
        environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == (mechanism == "landlock" ? 69 : 0), "\(run.errorOutput)")
      #expect(run.errorOutput.contains("install bubblewrap") == (mechanism == "landlock"))
    }
  }

  /// libdispatch reads this file of each thread that is busy for a second, and traps if it cannot.
  @Test(arguments: mechanisms)
  func `a view may keep the threads of libdispatch busy in a sandbox`(mechanism: String) throws {
    try inFolder { folder in
      let text = """
        import Foundation
        import SwiftUI
        func canReadThread() -> Bool {
          nonisolated(unsafe) var file: Int32 = -1
          let end = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            file = open("/proc/\\(link?.split(separator: "/").last ?? "")/stat", O_RDONLY)
            end.signal()
          }
          end.wait()
          return file >= 0
        }
        struct A: View { var body: some View { canReadThread() ? Color.green : Color.red } }
        """
      try Self.write(text, folder + "/A.swift")
      let run = try ProgramRun(
        compiling: ["render", "A.swift", "--sandbox", "--size", "20x20", "-o", "a.png"], in: folder,
        environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == 0, "\(run.errorOutput)")
      let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
      #expect(picture[10, 10] & 0xFF_FFFF == 0x34C759)
    }
  }

  /// Packages whose files are outside of their folder, beside which `secret` is.
  private static let outside = [
    manifest(", resources: [.copy(\"../../../secret\")]"), manifest(", path: \"../secret\""),
    manifest("", dependencies: ".package(path: \"../secret\")"),
  ]

  @Test(arguments: outside)
  func `a project does not decide which files outside of its folder a sandbox can read`(
    manifest: String
  ) throws {
    try inFolder { folder in
      try Self.write(manifest, folder + "/p/Package.swift")
      try Self.write(Self.view, folder + "/p/Sources/P/A.swift")
      try Self.write(Self.view, folder + "/secret/A.swift")
      try Self.write(Self.manifest(""), folder + "/secret/Package.swift")
      for command in [["render", "-o", "a.png"], ["preview", "--once"]] {
        let run = try ProgramRun(compiling: command + ["p", "--sandbox"], in: folder)
        #expect(run.status == 65, "\(run.errorOutput)")
        #expect(run.errorOutput.contains("outside of its folder"), "\(run.errorOutput)")
      }
    }
  }

  @Test func `links to files outside, and the source of a test, are no way out of a sandbox`()
    throws
  {
    try inFolder { folder in
      try Self.write(Self.view, folder + "/secret/A.swift")
      try FileManager.default.createDirectory(
        atPath: folder + "/p", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/p/A.swift", withDestinationPath: "../secret/A.swift")
      let run = try ProgramRun(compiling: ["render", "p", "--sandbox", "-o", "a.png"], in: folder)
      #expect(run.errorOutput.contains("outside of its folder"), "\(run.errorOutput)")
      let trace =
        #"{"format":"snapback-trace","version":1,"scene":"A","size":[100,100],"scale":1}"#
      try Self.write(trace + "\n", folder + "/t/a.trace")
      try Self.write("source ..\n", folder + "/t/a.test")
      let test = try ProgramRun(compiling: ["test", "t", "--sandbox"], in: folder)
      #expect(test.text.contains("outside of its folder"), "\(test.text)")
    }
  }

  @Test func `where no mechanism works the files are refused`() throws {
    try inFolder { folder in
      try Data("import SwiftUI".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      for command in ["render", "record", "check", "preview"] {
        let run = try ProgramRun(
          compiling: [command, "A.swift", "--sandbox"], in: folder,
          environment: ["SNAPBACK_SANDBOX": "none"])
        #expect(run.status == 64)
        #expect(
          run.errorOutput == "snapback: SNAPBACK_SANDBOX expects bwrap or landlock, not \"none\"\n")
      }
    }
  }
}
