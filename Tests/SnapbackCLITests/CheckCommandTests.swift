// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// `snapback check` as a process, and its words.
struct CheckCommandTests {
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func check(
    _ text: String, _ arguments: [String] = [], isCompiling: Bool = true
  ) throws -> RunningProgram {
    var program: RunningProgram?
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let words = ["check", "A.swift"] + arguments
      program =
        isCompiling
        ? try RunningProgram(compiling: words, in: folder) : try RunningProgram(words, in: folder)
    }
    return try #require(program)
  }

  @Test func `a file of names that are here compiles, and each is said`() throws {
    let checked = try check(
      """
      import SwiftUI
      struct A: View {
        @State private var on = false
        var body: some View { Circle().padding().onTapGesture { on.toggle() } }
      }
      """)
    #expect(checked.status == 0)
    #expect(checked.complaint == "")
    #expect(
      checked.lines == [
        "A.swift: 5 supported; compiles",
        "  supported: Circle, View, .onTapGesture, .padding, @State",
      ])
  }

  @Test func `everything that is missing is said at once, also what hides behind another`() throws {
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
    #expect(checked.complaint.contains("error: no such module 'MapKit'"))
    let lines = checked.lines.prefix { !$0.hasPrefix("A.swift: ") }
    #expect(lines.contains("A.swift:2:8: missing: MapKit: There is no such module."))
    #expect(lines.contains { $0.hasPrefix("A.swift:6:15: missing: .colorEffect: ") })
    #expect(lines.contains("A.swift:6:36: missing: .paddding; did you mean padding?"))
    #expect(lines.contains("A.swift:7:5: missing: Circel; did you mean Circle?"))
    #expect(lines.contains("A.swift:8:16: error: value of type 'Model' has no member 'name'"))
    #expect(lines.count { $0.contains(": missing: ") } == 4)
  }

  @Test func `a word of the table that compiles is the file's own`() throws {
    let text = """
      import SwiftUI
      extension View { func colorEffect(_ text: String) -> some View { self } }
      struct Tab: View { var body: some View { Circle().colorEffect("a") } }
      """
    let checked = try check(text)
    #expect(checked.status == 0)
    #expect(!checked.text.contains("missing"))
  }

  @Test func `what does not compile for another reason says which`() throws {
    let checked = try check("import SwiftUI\nlet a: Int = \"b\"")
    #expect(checked.status == 65)
    #expect(checked.lines.first?.hasPrefix("A.swift:2:14: error: cannot convert") == true)
    #expect(checked.lines.last == "A.swift: no names of SwiftUI; does not compile")
  }

  @Test func `without a compiler files are read, which is said`() throws {
    let checked = try check("struct A { let a = b.colorEffect() }", isCompiling: false)
    #expect(checked.status == 65)
    #expect(checked.complaint.contains("there is no Swift compiler"))
    #expect(checked.complaint.hasSuffix("; the names were only read\n"))
    #expect(checked.lines[0].hasPrefix("A.swift:1:22: missing: .colorEffect: "))
    #expect(checked.lines[1] == "A.swift: 1 missing; was only read")
    #expect(try check("struct A: View {}", isCompiling: false).status == 0)
  }

  @Test func `files that say the same are compiled by folder, and one by one`() throws {
    try inFolder { folder in
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
        try write("struct Shared {}", to: "\(folder)/\(name)/Shared.swift")
        try write("let shared = Shared()", to: "\(folder)/\(name)/Uses.swift")
      }
      let two = try RunningProgram(compiling: ["check", "a", "b"], in: folder)
      #expect(two.lines.last == "4 of 4 files compile")
      try write("struct Shared {}", to: "\(folder)/b/Again.swift")
      let three = try RunningProgram(compiling: ["check", "a", "b"], in: folder)
      #expect(three.lines.last == "4 of 5 files compile")
      #expect(three.lines.contains { $0.hasPrefix("b/Uses.swift:1:14: error: ") })
    }
  }

  @Test func `as JSON it has everything`() throws {
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
    #expect(file.names.map(\.name) == ["View.colorEffect", "Circle.paddding", "Circle"])
    #expect(file.names.map(\.status) == ["missing", "missing", "supported"])
    #expect(file.names[0].note?.isEmpty == false)
    #expect(file.names[1].suggestion == "padding")
    #expect(file.names[1].places.map { [$0.line, $0.column] } == [[2, 32]])
  }

  @Test func `the whole table is listed`() throws {
    let list = try RunningProgram(["check", "--api"])
    #expect(list.status == 0)
    #expect(list.lines.contains("supported    View.padding"))
    #expect(list.lines.contains { $0.hasPrefix("missing      MeshGradient ") })
    let names = try #require(
      try JSONSerialization.jsonObject(
        with: try RunningProgram(["check", "--api", "--json"]).output) as? [[String: Any]])
    #expect(names.count == list.lines.count)
    #expect(try RunningProgram(["check"]).status == 64)
    #expect(try RunningProgram(["check", "--api", "A.swift"]).status == 64)
  }

  @Test func `a terminal sees colours, and words are the same`() {
    #expect(TerminalColor.red.on("a") == "\u{1b}[31ma\u{1b}[0m")
    #expect(!TerminalColor.isWanted(["NO_COLOR": "1"], descriptor: 1))
    #expect(!TerminalColor.isWanted(["TERM": "dumb"], descriptor: 1))
    #expect(!TerminalColor.isWanted([:], descriptor: -1))
  }
}
