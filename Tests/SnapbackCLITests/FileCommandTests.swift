// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Commands on Swift files, run as processes without a display.
struct FileCommandTests {
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the color of an image's center pixel, `0xRRGGBB`.
  private func centerColor(of path: String) throws -> UInt32 {
    let picture = try Picture(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    return picture[picture.width / 2, picture.height / 2] & 0xFF_FFFF
  }

  @Test func `a new file can be rendered, and is not overwritten`() throws {
    try inFolder { folder in
      let new = try ProgramRun(["new", "my-card 2.swift"], in: folder)
      #expect(new.status == 0)
      #expect(new.text == "snapback preview 'my-card 2.swift'\n")
      let drawn = try ProgramRun(compiling: ["render", "my-card 2.swift"], in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try centerColor(of: folder + "/my-card 2.png") == 0x007AFF)
      #expect(try ProgramRun(["new", "my-card 2.swift"], in: folder).status == 73)
      #expect(try ProgramRun(["new", "card.txt"], in: folder).status == 64)
    }
  }

  @Test(arguments: ["View", "self", "CGSize", "Text"])
  func `a new file named like a type of SwiftUI or Swift can be rendered`(name: String) throws {
    try inFolder { folder in
      #expect(try ProgramRun(["new", name + ".swift"], in: folder).status == 0)
      let drawn = try ProgramRun(compiling: ["render", name + ".swift"], in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try centerColor(of: folder + "/\(name).png") == 0x007AFF)
    }
  }

  @Test(arguments: [
    "import SwiftUI\nstruct A: View { var body: some View { Color.red } }",
    "import Snapback\n@main struct A: App { var body: some Scene { WindowGroup { Color.red } } }",
    "import SwiftUI\nimport UIKit\nimport Combine\nimport Observation\n#Preview(\"a\") {\n Color.red\n}",
    "import SwiftUI\n#Preview {\n @Previewable @State var a = Color.red\n a\n}",
    """
    import SwiftUI
    struct Label: View { let color: Color; var body: some View { color } }
    struct P: PreviewProvider { static var previews: some View { Label(color: .red) } }
    """,
  ])
  func `a file's view, app or preview is rendered`(text: String) throws {
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let drawn = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"], in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try centerColor(of: folder + "/a.png") == 0xFF3B30)
    }
  }

  @Test(arguments: [
    "import SwiftUI\nlet request = URLRequest(url: URL(string: \"https://example.com\")!)\n"
      + "func load() async throws -> Data { try await URLSession.shared.data(for: request).0 }\n"
      + "struct A: View { var body: some View { Color.red.task { _ = load } } }",
    "import Foundation\nfinal class Model: ObservableObject { @Published var a = 1 }\n"
      + "import SwiftUI\nstruct A: View { @StateObject var m = Model(); var body: some View { Color.red } }",
    "import SwiftUI\nstruct A: View { var body: some View { Color.red }; "
      + "init() { atexit { print(\"\") }; at_quick_exit {}; pthread_atfork(nil, nil, nil) } }",
    "import SwiftUI\nstruct A: View { var body: some View {\n#if os(iOS) && canImport(UIKit)\n"
      + "Color.red\n#else\nNSColorView()\n#endif\n} }",
    "import CoreGraphics\nimport QuartzCore\nimport SwiftUI\nimport os\n"
      + "let logger = Logger(subsystem: \"a\", category: \"b\")\n"
      + "struct A: View { let start: CFTimeInterval = CACurrentMediaTime(); let path = Path().cgPath\n"
      + "func log() { logger.info(\"\\(start, privacy: .public)\") }; "
      + "var body: some View { Color.red } }",
  ])
  func `a file is compiled as for a phone`(text: String) throws {
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let drawn = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"], in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try centerColor(of: folder + "/a.png") == 0xFF3B30)
      let checked = try ProgramRun(compiling: ["check", "A.swift"], in: folder)
      #expect(checked.status == 0, "\(checked.text)")
    }
  }

  @Test func `a file can be compiled for Linux`() throws {
    try inFolder { folder in
      try write(
        "import SwiftUI\nstruct A: View { var body: some View {\n#if os(Linux)\nColor.red\n"
          + "#else\nColor.blue\n#endif\n} }", to: folder + "/A.swift")
      let options = ["render", "A.swift", "--size", "20x20", "-o", "a.png", "--platform"]
      #expect(try ProgramRun(compiling: options + ["linux"], in: folder).errorOutput == "")
      #expect(try centerColor(of: folder + "/a.png") == 0xFF3B30)
      #expect(try ProgramRun(compiling: options + ["ios"], in: folder).status == 0)
      #expect(try centerColor(of: folder + "/a.png") == 0x007AFF)
      #expect(try ProgramRun(compiling: options + ["windows"], in: folder).status == 64)
    }
  }

  @Test func `a new file on a full disk is removed`() throws {
    try inFolder { folder in
      // Files are limited to 0 bytes; the messages go through a pipe.
      let limited = #"{ (ulimit -f 0; "$@" 2>&1; echo "status $?"); } | cat"#
      let program = try ProgramRun(shell: limited, ["new"], in: folder)
      #expect(program.lines.last == "status 73")
      #expect(program.lines.first == #"snapback: cannot write "Card.swift": file too large"#)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      #expect(try ProgramRun(["new"], in: folder).status == 0)
    }
  }

  @Test func `the reason why the folder of a package cannot be created is said`() throws {
    // Not even root can create a folder there.
    let run = try ProgramRun(["new", "--app", "/sys/snapback"])
    #expect(run.status == 73)
    #expect(run.errorOutput.hasPrefix(#"snapback: cannot write "/sys/snapback": "#))
    #expect(!run.errorOutput.contains("no such file"))
  }

  @Test(arguments: ["check", "render", "preview"])
  func `the message about a removed current folder names it, not the compiler`(
    command: String
  ) throws {
    try inFolder { folder in
      try write("import SwiftUI", to: folder + "/A.swift")
      let removed = "mkdir gone; cd gone; rmdir ../gone; \"$@\""
      let options = command == "preview" ? ["--once"] : []
      let program = try ProgramRun(
        shell: removed, [command, folder + "/A.swift"] + options, in: folder)
      #expect(program.status == 66)
      #expect(
        program.errorOutput
          == "snapback: the current folder does not exist any more; change to another one\n")
    }
  }

  @Test func `without a work folder the compiler is not started`() throws {
    try inFolder { folder in
      try write("import SwiftUI", to: folder + "/A.swift")
      try write("#!/bin/sh\ntouch \(folder)/started\n", to: folder + "/swiftc")
      chmod(folder + "/swiftc", 0o755)
      let program = try ProgramRun(
        ["check", "A.swift"], in: folder,
        environment: [
          "HOME": "/proc", "TMPDIR": "/proc", "SNAPBACK_SWIFTC": folder + "/swiftc",
        ])
      #expect(program.status == 73)
      #expect(program.errorOutput.contains("cannot create a work folder in \"/proc\""))
      #expect(!FileManager.default.fileExists(atPath: folder + "/started"))
    }
  }

  @Test func `the live view of a playground is rendered`() throws {
    try inFolder { folder in
      try write(
        """
        import PlaygroundSupport
        import UIKit
        class First: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .blue }
        }
        class Second: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .green }
        }
        // PlaygroundPage.current.liveView = First()
        PlaygroundPage.current.liveView = Second()
        """, to: folder + "/A.swift")
      let options = ["render", "A.swift", "--size", "20x20", "-o", "a.png"]
      #expect(try ProgramRun(compiling: options, in: folder).errorOutput == "")
      #expect(try centerColor(of: folder + "/a.png") == 0x00FF00)
    }
  }

  @Test func `errors are reported with their location`() throws {
    try inFolder { folder in
      try write("import SwiftUI\n\nlet a: Int = \"no\"\nstruct A: View {}", to: folder + "/A.swift")
      let checked = try ProgramRun(compiling: ["preview", "--once", "A.swift"], in: folder)
      #expect(checked.status == 65)
      #expect(checked.errorOutput.contains("/A.swift:3:14: error: "))
      try write("let a = 1", to: folder + "/A.swift")
      #expect(
        try ProgramRun(compiling: ["preview", "--once", "A.swift"], in: folder).status == 65)
      #expect(
        try ProgramRun(compiling: ["preview", "--once", "None.swift"], in: folder).status == 66)
    }
  }

  @Test func `without a compiler files fail, and scenes render`() throws {
    try inFolder { folder in
      try write("import SwiftUI", to: folder + "/A.swift")
      let program = try ProgramRun(["render", "A.swift"], in: folder)
      #expect(program.status == 69)
      #expect(program.errorOutput.contains("no Swift compiler found"))
      #expect(program.errorOutput.split(separator: "\n").count == 1)
      #expect(try ProgramRun(["render", "card"], in: folder).status == 0)
    }
  }
}
