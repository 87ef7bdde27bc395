// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// `snapback build`: programs that start without Swift.
struct BuildCommandTests {
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Demo",
      targets: [
        .target(name: "Kit", resources: [.process("Data")]),
        .executableTarget(name: "Show", dependencies: ["Kit"]),
      ])
    """,
    "Sources/Kit/Kit.swift": """
    import SwiftUI
    public func text() -> String {
      let url = Bundle.module.url(forResource: "name", withExtension: "txt")
      return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "missing"
    }
    """,
    "Sources/Kit/Data/name.txt": "red",
    "Sources/Show/Show.swift": """
    import Kit
    import SwiftUI
    struct Message: View { var body: some View { Text(text()) } }
    @main struct Show: App {
      init() {
        #if DEBUG
          print("debug")
        #endif
        let file = Bundle.main.url(forResource: "name", withExtension: "txt")
        print(text(), file?.lastPathComponent ?? "missing")
      }
      var body: some Scene { WindowGroup { Message() } }
    }
    #Preview { Message() }
    """,
  ]

  /// Runs a program without the folders in which Swift is, and without a display.
  private func run(_ program: String, in folder: String) throws -> ProgramRun {
    let swift = try ProgramRun(
      shell: "dirname $(dirname $(dirname $(readlink -f $(command -v swiftc))))", [], in: folder,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    let hidden = swift.text.split(separator: "\n").first.map(String.init) ?? "/opt"
    return try ProgramRun(
      shell: "bwrap --dev-bind / / --tmpfs \(hidden) -- \(folder)/\(program)", [], in: folder)
  }

  @Test func `a program with resources starts without Swift, in another folder`() throws {
    try inFolder { folder in
      try write(Self.package, in: folder + "/demo")
      let built = try ProgramRun(compiling: ["build", "demo", "-o", "show"], in: folder)
      #expect(built.text == "wrote show\nwrote show.resources\n", "\(built.errorOutput)")
      let libraries = try ProgramRun(shell: "ldd show", [], in: folder).text
      #expect(libraries.contains("libSDL2"))
      #expect(!libraries.contains("libswift") && !libraries.contains("Foundation"))
      try write(["other/x": ""], in: folder)
      for name in ["show", "show.resources"] {
        try FileManager.default.moveItem(
          atPath: "\(folder)/\(name)", toPath: "\(folder)/other/\(name)")
      }
      let started = try run("other/show", in: folder)
      #expect(started.text == "red name.txt\n")
      // There is no display.
      #expect(started.status == 69)
      // A second build replaces both.
      #expect(
        try ProgramRun(compiling: ["build", "demo", "-o", "other/show"], in: folder).status == 0)
    }
  }

  @Test func `what cannot be built is one message, and changes nothing`() throws {
    try inFolder { folder in
      let view = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"
      let app = view + "@main struct B: App { var body: some Scene { WindowGroup { A() } } }"
      try write(
        ["A.swift": view, "B.swift": app + "\nlet x: Int = \"\"", "C.swift": app, "C/a": ""],
        in: folder)
      let noApp = try ProgramRun(compiling: ["build", "A.swift"], in: folder)
      #expect(noApp.status == 65)
      #expect(
        noApp.errorOutput
          == "snapback: \"A.swift\" has no app; add a struct that conforms to App, with @main\n")
      let refused = try ProgramRun(compiling: ["build", "B.swift"], in: folder)
      #expect(refused.status == 65)
      #expect(refused.errorOutput.contains("B.swift:4:14: error: cannot convert value of type"))
      #expect(refused.errorOutput.hasSuffix("snapback: \"B.swift\" does not compile; see above\n"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/B"))
      // The name of the program is that of a folder.
      let folderName = try ProgramRun(compiling: ["build", "C.swift"], in: folder)
      #expect(folderName.status == 73)
      // A source, a text and a device are not programs.
      try write(["notes": "text"], in: folder)
      for output in ["C.swift", "notes", "/dev/null"] {
        let refused = try ProgramRun(compiling: ["build", "C.swift", "-o", output], in: folder)
        #expect(refused.status == 73, "\(output): \(refused.errorOutput)")
      }
      #expect(try String(contentsOfFile: folder + "/C.swift", encoding: .utf8) == app)
      try write(["D.resources/mine": ""], in: folder)
      let foreign = try ProgramRun(compiling: ["build", "C.swift", "-o", "D"], in: folder)
      #expect(foreign.status == 73)
      #expect(foreign.errorOutput.contains("D.resources\" exists, and snapback has not written it"))
    }
  }
}
