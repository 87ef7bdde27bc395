// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// `snapback editor`, and what sourcekit-lsp makes of the file that it writes.
struct EditorCommandTests {
  private static let card = """
    import SwiftUI
    extension EnvironmentValues { @Entry var theme = 3 }
    struct Card: View {
      @Environment(\\.theme) private var theme
      var body: some View { Badge(number: theme).padding() }
    }
    #Preview("A", traits: .landscapeLeft) {
      @Previewable @State var isOn = true
      Toggle("x", isOn: $isOn)
    }
    """

  private static let badge = """
    import SwiftUI
    struct Badge: View {
      let number: Int
      var body: some View { Text("\\(number)").fontt(.title) }
    }
    #Preview { Badge(numbr: 3) }
    """

  @Test func `an editor has diagnostics, completions, comments and definitions`() throws {
    try inFolder { folder in
      try write(["Card.swift": Self.card, "Badge.swift": Self.badge], in: folder)
      let written = try ProgramRun(["editor"], in: folder)
      #expect(written.text == "wrote \(folder)/compile_flags.txt\n")
      let server = try LanguageServer(folder: folder)
      defer { server.stop() }
      let (card, badge) = (folder + "/Card.swift", folder + "/Badge.swift")
      try server.open(card)
      #expect(try server.diagnostics(card) == [])
      try server.open(badge)
      let errors = try server.diagnostics(badge)
      #expect(Set(errors.map(\.line)) == [4, 6])
      #expect(errors.first?.message.contains("fontt") == true)
      #expect(try server.completions(in: card, after: "theme).").count > 100)
      let completions = try server.completions(in: card, after: "theme).pad")
      #expect(completions.contains { $0.hasPrefix("padding(") })
      #expect(try server.hover(in: card, at: "@State").contains("value that a view owns"))
      #expect(
        try server.definitions(in: card, at: "Badge").map { $0.suffix(12) } == ["/Badge.swift"])
      #expect(try !server.definitions(in: card, at: "Toggle").isEmpty)
    }
  }

  @Test func `the file is written again if files were added, and a foreign one is kept`() throws {
    try inFolder { folder in
      let path = folder + "/compile_flags.txt"
      let flags = { try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") }
      try write(["A.swift": "struct A: View {}", "B.swift": "struct B: View {}"], in: folder)
      #expect(try ProgramRun(["editor", folder], in: "/").status == 0)
      #expect(try flags().suffix(2) == ["\(folder)/A.swift", "\(folder)/B.swift"])
      #expect(try ProgramRun(["editor"], in: folder).text == "\(path) is up to date\n")
      // Programs of their own.
      try write(["C.swift": "struct A: View {}"], in: folder)
      #expect(try ProgramRun(["editor"], in: folder).text == "wrote \(path)\n")
      #expect(try flags().last == "DEBUG")
      try write(["compile_flags.txt": "-O\n"], in: folder)
      let refused = try ProgramRun(["editor"], in: folder)
      #expect(refused.status == 73)
      #expect(
        refused.errorOutput
          == "snapback: \"\(path)\" exists, and snapback has not written it; --force replaces it\n")
      #expect(try flags() == ["-O"])
      #expect(try ProgramRun(["editor", "--force"], in: folder).status == 0)
      #expect(try flags().last == "DEBUG")
    }
  }

  @Test func `a package gets the settings of sourcekit-lsp`() throws {
    try inFolder { folder in
      let path = ".sourcekit-lsp/config.json"
      try write(
        ["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription"], in: folder)
      #expect(try ProgramRun(["editor"], in: folder).text == "wrote \(folder)/\(path)\n")
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let toolset = try ProgramRun(["toolset"], in: folder).text.dropLast()
      #expect(
        text.split(whereSeparator: \.isWhitespace).joined()
          == #"{"swiftPM":{"toolsets":["\#(toolset)"]}}"#)
      #expect(try ProgramRun(["editor"], in: folder).text == "\(folder)/\(path) is up to date\n")
      try write([path: #"{"swiftPM": {"toolsets": ["/a/toolset.json"]}}"#], in: folder)
      #expect(try ProgramRun(["editor"], in: folder).text == "wrote \(folder)/\(path)\n")
      try write(
        [path: #"{"swiftPM": {"toolsets": ["/a/toolset.json"], "traits": []}}"#], in: folder)
      #expect(try ProgramRun(["editor"], in: folder).status == 73)
    }
  }

  @Test func `a folder that does not exist, or a file, is an error`() throws {
    try inFolder { folder in
      #expect(try ProgramRun(["editor", "missing"], in: folder).status == 66)
      try write(["A.swift": ""], in: folder)
      let file = try ProgramRun(["editor", "A.swift"], in: folder)
      #expect(file.status == 66)
      #expect(file.errorOutput == "snapback: cannot read \"A.swift\": not a directory\n")
    }
  }

  @Test func `links in the place of the editor's file and its folder are not followed`() throws {
    try inFolder { folder in
      let path = folder + "/compile_flags.txt"
      try write(["A.swift": "struct A: View {}", "victim": "precious"], in: folder)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "victim")
      let refused = try ProgramRun(["editor"], in: folder)
      #expect(refused.status == 73)
      #expect(refused.errorOutput.contains("snapback has not written it; --force replaces it"))
      #expect(try ProgramRun(["editor", "--force"], in: folder).status == 0)
      #expect(try String(contentsOfFile: folder + "/victim", encoding: .utf8) == "precious")
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("DEBUG\n"))
      try write(
        ["p/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription"], in: folder)
      try FileManager.default.createDirectory(
        atPath: folder + "/other", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/p/.sourcekit-lsp", withDestinationPath: "../other")
      for options in [[], ["--force"]] {
        let program = try ProgramRun(["editor", "p"] + options, in: folder)
        #expect(program.status == 73)
        #expect(program.errorOutput.contains("config.json\": not a directory"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/other") == [])
    }
  }

  @Test func `a pipe in the place of the editor's file is an error`() throws {
    try inFolder { folder in
      try Data("import SwiftUI".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      #expect(mkfifo(folder + "/compile_flags.txt", 0o600) == 0)
      for options in [[], ["--force"]] {
        let program = try ProgramRun(compiling: ["editor", "."] + options, in: folder)
        #expect(program.status == 73)
        #expect(program.errorOutput.contains("cannot write "))
        #expect(program.errorOutput.contains("compile_flags.txt"))
      }
    }
  }

  @Test func `a new file is known to editors, but not in the home folder`() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/a", withIntermediateDirectories: true)
      let flags = "/compile_flags.txt"
      #expect(try ProgramRun(["new", "a/A.swift"], in: folder).status == 0)
      #expect(FileManager.default.fileExists(atPath: folder + "/a" + flags))
      // The home folder of these runs is the current one.
      #expect(try ProgramRun(["new", "A.swift"], in: folder).status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder + flags))
    }
  }
}
