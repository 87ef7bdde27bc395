// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import SnapbackCLI
import Testing

/// `snapback check`, run as a process.
struct CheckCommandTests {
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func check(
    _ text: String, _ arguments: [String] = [], isCompiling: Bool = true
  ) throws -> ProgramRun {
    var program: ProgramRun?
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let commandLine = ["check", "A.swift"] + arguments
      program =
        isCompiling
        ? try ProgramRun(compiling: commandLine, in: folder)
        : try ProgramRun(commandLine, in: folder)
    }
    return try #require(program)
  }

  @Test func `a file of supported names compiles, and each name is listed`() throws {
    let checked = try check(
      """
      import SwiftUI
      struct A: View {
        @State private var on = false
        var body: some View { Circle().padding().onTapGesture { on.toggle() } }
      }
      """)
    #expect(checked.status == 0)
    #expect(checked.errorOutput == "")
    #expect(
      checked.lines == [
        "A.swift: 5 supported; compiles",
        "  supported: Circle, View, .onTapGesture, .padding, @State",
      ])
  }

  @Test func `all missing names are reported at once, including those behind another error`() throws
  {
    let checked = try check(
      """
      import SwiftUI
      import MapKit
      struct A: View {
        let model = Model()
        var body: some View {
          Text("a").colorEffect(.bounce).paddding()
          Circel().fill(.red)
          Text(model.name)
        }
      }
      struct Model {}
      """)
    #expect(checked.status == 65)
    let lines = checked.lines.prefix { !$0.hasPrefix("A.swift: ") }
    #expect(lines.contains("A.swift:2:8: missing: MapKit: This module is not available."))
    #expect(lines.contains { $0.hasPrefix("A.swift:6:15: missing: .colorEffect: ") })
    #expect(lines.contains("A.swift:6:36: missing: .paddding; did you mean padding?"))
    #expect(lines.contains("A.swift:7:5: missing: Circel; did you mean Circle?"))
    #expect(lines.count { $0.contains(": missing: ") } == 4)
    // Nothing is printed twice.
    let errors =
      checked.errorOutput.split(separator: "\n").filter { $0.contains(": error: ") }
      + lines.filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors[0].hasSuffix("A.swift:8:16: error: value of type 'Model' has no member 'name'"))
  }

  /// Makes a compiler that keeps what has been printed when it starts, in a file `before`, and reports two errors.
  private func writeCompiler(in folder: String) throws {
    for part in ["/usr/bin", "/usr/lib/swift"] {
      try FileManager.default.createDirectory(
        atPath: folder + part, withIntermediateDirectories: true)
    }
    let info = """
      {"target": {"triple": "x86_64-unknown-linux-gnu"},
       "paths": {"runtimeResourcePath": "\(folder)/usr/lib/swift"}}
      """
    let frontend = """
      [ -e '\(folder)/before' ] || cp '\(folder)/out' '\(folder)/before'
      cat << 'END'
      \(folder)/A.swift:2:19: error: value of type 'Text' has no member 'colorEffect'
      let a = Text("a").colorEffect(1)
                        ^
      \(folder)/A.swift:2:1: note: a note about it
      \(folder)/A.swift:3:14: error: cannot convert
      let b: Int = ""
                   ^
      END
      exit 1
      """
    let programs = [
      "swiftc": "cat << 'END'\n\(info)\nEND", "swift-frontend": frontend, "ld.lld": "exit 1",
    ]
    for (name, script) in programs {
      _ = FileManager.default.createFile(
        atPath: folder + "/usr/bin/" + name, contents: Data("#!/bin/sh\n\(script)\n".utf8),
        attributes: [.posixPermissions: 0o755])
    }
  }

  @Test func `what the scan finds is printed before the compiler starts, and once`() throws {
    try inFolder { folder in
      try writeCompiler(in: folder)
      try write(
        "import SwiftUI\nlet a = Text(\"a\").colorEffect(1)\nlet b: Int = \"\"\n",
        to: folder + "/A.swift")
      let run = try ProgramRun(
        shell: "\"$@\" > out; code=$?; cat out; exit $code", ["check", "A.swift"], in: folder,
        environment: ["SNAPBACK_SWIFTC": folder + "/usr/bin/swiftc"])
      #expect(run.status == 65)
      let before = try String(contentsOfFile: folder + "/before", encoding: .utf8)
      #expect(before.hasPrefix("A.swift:2:19: missing: .colorEffect: "))
      #expect(before.split(separator: "\n").count == 1)
      #expect(run.lines.count { $0.contains("colorEffect") } == 1)
      #expect(run.lines.last == "  supported: Text")
      #expect(
        run.errorOutput == """
          \(folder)/A.swift:3:14: error: cannot convert
          let b: Int = ""
                       ^

          """)
    }
  }

  @Test func `names that nobody declares are found before the compiler starts`() throws {
    try inFolder { folder in
      try writeCompiler(in: folder)
      let module = folder + "/usr/lib/swift/linux/Swift.swiftmodule"
      try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
      try write(
        "\0joined\0reversed\0", to: module + "/x86_64-unknown-linux-gnu.swiftmodule")
      try write(
        """
        import SwiftUI
        struct Own { func shifted() -> Own { self.if() }; func `if`() -> Own { self } }
        let a = Text(["a"].joined()).paddingEdges(1)
        let b = [Own().shifted()].reversed()
        let c = Banner(b) + Own(c)
        #if DEBUG
        let d = a.unknownInDebug()
        #endif
        """, to: folder + "/A.swift")
      let run = try ProgramRun(
        shell: "\"$@\" > out; code=$?; cat out; exit $code", ["check", "A.swift"], in: folder,
        environment: ["SNAPBACK_SWIFTC": folder + "/usr/bin/swiftc"])
      #expect(run.status == 65)
      let before = try String(contentsOfFile: folder + "/before", encoding: .utf8)
      #expect(
        before.split(separator: "\n") == [
          "A.swift:3:30: missing: .paddingEdges", "A.swift:5:9: missing: Banner",
        ])
    }
  }

  @Test func `a folder has one summary, and what half of its files differ in is said once`() throws
  {
    try inFolder { folder in
      for name in ["A", "B"] {
        try write("let a = SharePreview(1).missingName()", to: "\(folder)/\(name).swift")
      }
      for name in ["C", "D"] { try write("let b = Circle()", to: "\(folder)/\(name).swift") }
      let checked = try ProgramRun(["check", "."], in: folder)
      #expect(
        checked.lines == [
          "approximate in 2 of 4 files: SharePreview: The images are not shown.",
          "1 supported, 1 approximate; 4 of 4 files have no missing names", "  supported: Circle",
        ])
      try FileManager.default.removeItem(atPath: folder + "/D.swift")
      let few = try ProgramRun(["check", "."], in: folder)
      #expect(few.lines.count { $0.contains("swift:1:9: approximate: SharePreview: ") } == 2)
    }
  }

  @Test func `the modules of a folder are checked together, without its tests`() throws {
    try inFolder { folder in
      for name in ["Sources/Kit", "Sources/Demo", "Tests/KitTests", "Example"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
      }
      try write("import PackageDescription", to: folder + "/Package.swift")
      try write(
        "import SwiftUI\npackage func kit() -> URL? { Bundle.module.bundleURL }",
        to: folder + "/Sources/Kit/Kit.swift")
      try write(
        "@testable import Kit\npublic import SwiftUI\nlet a = kit()",
        to: folder + "/Sources/Demo/Demo.swift")
      try write("import XCTest\nlet a = 1", to: folder + "/Tests/KitTests/Tests.swift")
      try write("let a = 1", to: folder + "/Example/Example.swift")
      let checked = try ProgramRun(compiling: ["check", folder], in: folder)
      #expect(checked.status == 0, "\(checked.errorOutput)")
      #expect(checked.lines.first?.hasSuffix("; 2 of 2 files compile") == true)
    }
  }

  @Test func `a name that looks missing but compiles is corrected`() {
    let file = SourceFile(path: "/A.swift", bytes: Array("let a = b.colorEffect(1)".utf8))
    let scanned = SourceCheck([file], compiler: nil, nearest: { _, _ in nil }).reports
    var compiled = scanned
    (compiled[0].findings, compiled[0].compilation) = ([], .compiles)
    let text = CheckText(compiled, relativeTo: "/", isColored: false, printed: scanned).text
    #expect(
      text.split(separator: "\n") == [
        "A.swift:1:11: not missing: .colorEffect: the file compiles",
        "A.swift: no SwiftUI names; compiles",
      ])
    let again = CheckText(scanned, relativeTo: "/", isColored: false, printed: scanned).text
    #expect(again == "A.swift: 1 missing; not compiled")
  }

  @Test func `a missing name that the file declares itself is not reported`() throws {
    let text = """
      import SwiftUI
      extension View { func colorEffect(_ text: String) -> some View { self } }
      struct Tab: View { var body: some View { Circle().colorEffect("a") } }
      """
    let checked = try check(text)
    #expect(checked.status == 0)
    #expect(!checked.text.contains("missing"))
  }

  @Test func `a missing view in a body that takes minutes to check is reported`() throws {
    let row = """
      ForEach(0..<9) { i in HStack { ForEach(0..<3) { j in
        MissingCard(index: i + j * 2, offset: x * Double(i) - 1 + 2.5 / x) { v in
          x = v * 2 + 1; return x > 1 ? .init(v) : .zero
        }.padding(.all, x * 2 + 1).rotationEffect(.degrees(x * 2 - 1 / 3))
        .animation(.spring(response: x / 2 + 0.1), value: x)
      } }.offset(x: x > 1 ? x * 2 : -x / 2 + 1, y: 2 * x - 1) }

      """
    let checked = try check(
      """
      import SwiftUI
      struct A: View {
        @State private var x = 1.0
        var body: some View { ScrollView { LazyVStack {
        \(String(repeating: row, count: 12))
        } } }
      }
      """)
    #expect(checked.status == 65)
    #expect(checked.lines.count { $0.contains(": missing: MissingCard") } == 12)
    #expect(!checked.text.contains("reasonable time"))
  }

  @Test(arguments: [
    ("struct A: View {\n  var body: some View { Circle() }\n", "A.swift:3:35: error: expected '}'"),
    ("#if DEBUG\nlet a = 1\n", "A.swift:3:10: error: expected #else or #endif"),
    ("let a = 1\n/* b\n", "A.swift:3:5: error: unterminated '/*' comment"),
    ("let a = \"b\n", "A.swift:2:9: error: unterminated string literal"),
    ("let a = \"\"\"\nb\n", "A.swift:2:9: error: unterminated string literal"),
  ])
  func `errors at the end of a file have its last line`(text: String, line: String) throws {
    let checked = try check("import SwiftUI\n" + text)
    #expect(checked.status == 65)
    #expect(checked.errorOutput.contains("/" + line))
    #expect(!checked.text.contains(": error: "))
    #expect(!checked.errorOutput.contains(".cache"))
  }

  @Test(arguments: ["", "// a comment", "\u{feff}", "\r", "\u{0}"])
  func `a file without code compiles`(text: String) throws {
    #expect(try check(text).status == 0)
  }

  @Test func `other compile errors are reported`() throws {
    let checked = try check("import SwiftUI\nlet a: Int = \"b\"")
    #expect(checked.status == 65)
    #expect(checked.errorOutput.contains("/A.swift:2:14: error: cannot convert"))
    #expect(checked.errorOutput.contains("\nlet a: Int = \"b\"\n"))
    #expect(checked.lines == ["A.swift: no SwiftUI names; does not compile"])
  }

  @Test func `files that compile without the others do, whatever is wrong with those`() throws {
    try inFolder { folder in
      try write("import SwiftUI\nlet a: Int = \"b\"", to: folder + "/A.swift")
      try write(
        "import SwiftUI\nstruct B: View { var body: some View { C() } }", to: folder + "/B.swift")
      try write(
        "import SwiftUI\nstruct C: View { var body: some View { Text(\"\\(a)\") } }",
        to: folder + "/C.swift")
      try write("import SwiftUI\nlet d = Circle()", to: folder + "/D.swift")
      let checked = try ProgramRun(
        compiling: ["check", "A.swift", "B.swift", "C.swift", "D.swift"], in: folder)
      #expect(checked.status == 65)
      // C needs A, and B needs C.
      #expect(checked.lines.last == "1 of 4 files compile")
      #expect(checked.lines.contains { $0.hasPrefix("D.swift: ") && $0.hasSuffix("; compiles") })
    }
  }

  @Test func `without a compiler the files are only scanned, with a note`() throws {
    let checked = try check("struct A { let a = b.colorEffect() }", isCompiling: false)
    #expect(checked.status == 65)
    #expect(checked.errorOutput.contains("no Swift compiler found"))
    #expect(checked.errorOutput.hasSuffix("; the files were only scanned\n"))
    #expect(checked.lines[0].hasPrefix("A.swift:1:22: missing: .colorEffect: "))
    #expect(checked.lines[1] == "A.swift: 1 missing; not compiled")
    #expect(try check("struct A: View {}", isCompiling: false).status == 0)
  }

  @Test func `files with conflicting declarations are compiled by folder, then one by one`() throws
  {
    try inFolder { folder in
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
        try write("struct Shared {}", to: "\(folder)/\(name)/Shared.swift")
        try write("let shared = Shared()", to: "\(folder)/\(name)/Uses.swift")
      }
      let two = try ProgramRun(compiling: ["check", "a", "b"], in: folder)
      #expect(two.lines.last == "4 of 4 files compile")
      try write("struct Shared {}", to: "\(folder)/b/Again.swift")
      let three = try ProgramRun(compiling: ["check", "a", "b"], in: folder)
      #expect(three.lines.last == "4 of 5 files compile")
      #expect(three.errorOutput.contains("/b/Uses.swift:1:14: error: "))
    }
  }

  @Test(arguments: [[], ["--json"]])
  func `a folder without Swift files is an error`(options: [String]) throws {
    try inFolder { folder in
      let checked = try ProgramRun(compiling: ["check", "."] + options, in: folder)
      #expect(checked.status == 65)
      #expect(checked.output.isEmpty)
      #expect(
        checked.errorOutput
          == "snapback: \".\" has no Swift files; name a file, or a folder that has some\n")
    }
  }

  @Test func `pipes and devices are not read, and links that form a cycle are not followed`() throws
  {
    try inFolder { folder in
      try write("let a = 1", to: folder + "/A.swift")
      let links = "mkfifo f.swift; ln -s . loop; ln -s /dev/zero z.swift; mkdir d.swift; "
      let folderRun = try ProgramRun(shell: links + "exec \"$@\"", ["check", "."], in: folder)
      #expect(folderRun.lines == ["A.swift: no SwiftUI names; not compiled"])
      for name in ["f.swift", "z.swift"] {
        let checked = try ProgramRun(["check", name], in: folder)
        #expect(checked.status == 66)
        #expect(
          checked.errorOutput == "snapback: cannot read \"\(name)\": it is not a regular file\n")
      }
    }
  }

  @Test(arguments: ["0", "-1", "nan", "1e9", "86401", ""])
  func `the time limit is a number of seconds`(value: String) throws {
    let checked = try check("", ["--compile-timeout", value])
    #expect(checked.status == 64)
    #expect(
      checked.errorOutput.hasPrefix(
        "snapback: --compile-timeout expects a number of seconds above 0"))
  }

  @Test func `the JSON document is complete`() throws {
    struct Document: Decodable {
      struct File: Decodable {
        struct Name: Decodable {
          struct Place: Decodable { var line, column: Int }
          var written, name, status: String
          var note, suggestion: String?
          var places: [Place]
        }
        var path, compilation: String
        var names: [Name]
      }
      var files: [File]
    }
    let checked = try check("import SwiftUI\nlet a = Circle().colorEffect().paddding()", ["--json"])
    let file = try #require(
      try JSONDecoder().decode(Document.self, from: checked.output).files.first)
    #expect(file.path == "A.swift")
    #expect(file.compilation == "refused")
    #expect(file.names.map(\.name) == ["View.colorEffect", "View.paddding", "Circle"])
    #expect(file.names.map(\.status) == ["missing", "missing", "supported"])
    #expect(file.names[0].note?.isEmpty == false)
    #expect(file.names[1].suggestion == "padding")
    #expect(file.names[1].places.map { [$0.line, $0.column] } == [[2, 32]])
  }
}
