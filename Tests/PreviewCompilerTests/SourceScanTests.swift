// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct SourceScanTests {
  static func file(_ text: String, path: String = "/x/Card.swift") -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func shown(_ text: String, named name: String? = nil) throws -> [String] {
    try PreviewSelection([Self.file(text)], named: name).entries.map(\.title)
  }

  @Test(arguments: [
    // The order of preference.
    ("struct A: View {}\n#Preview(\"Here\") { A() }", "Here"),
    ("struct A: View {}\n#Preview { A() }", ""),
    ("struct A: View {}\nstruct P: PreviewProvider {}\n@main struct M: App {}", "P"),
    ("struct A: View {}\n@main struct M: App {}", "M"),
    ("struct A: View {}", "A"),
    // Of several views, one that no other view uses.
    ("struct A: View {}\nstruct B: View { var body: some View { A() } }", "B"),
    ("struct B: View { var body: some View { A() } }\nstruct A: View {}", "B"),
    ("struct A: View {}\nstruct B: View {}", "A"),
    ("struct B: View {}\nstruct Card: View {}", "Card"),
    // The conformance may be in an extension, and in any order.
    ("struct A {}\nextension A: View {}", "A"),
    ("struct A: Animatable, View {}", "A"),
    ("struct A: SwiftUI.View {}", "A"),
  ])
  func `previews, providers, apps and views are selected in this order`(
    text: String, title: String
  ) throws {
    #expect(try shown(text).first == title)
  }

  @Test(arguments: [
    "let a: Int", "var a: Int", "@Binding var a: Int", "let a, b: Int", "var a: [Int: String]",
    "init(a: Int) {}", "init(a: Int = 1, b: Int) {}", "@ViewBuilder let a: () -> Int",
    "let a: Int?", "@ObservedObject var a: Model", "private let a: Int", "var a: () -> Void",
  ])
  func `a view whose initializer needs arguments is not selected`(member: String) throws {
    let text = "struct A: View { \(member)\n var body: some View { Text(a) } }"
    #expect(throws: PreviewSelectionError.nothing(incomplete: ["A"])) { try shown(text) }
  }

  @Test(arguments: [
    "let a = 1", "var a: Int?", "@State private var a = false", "var a: Int = { 3 }()",
    "@Environment(\\.colorScheme) var a", "@Environment(Model.self) private var a: Model",
    "@EnvironmentObject var a: Model", "static let a: Int = 1", "var a: Int { 3 }",
    "@GestureState private var a = CGSize.zero", "@Namespace private var a", "init() {}",
    "init(a: Int = 1) {}", "@AppStorage(\"a\") var a: Bool = false",
    "@State var a: CGSize = .init()",
    "@StateObject var a = Model.init(b: 3)", "func a(b: Int) { let c: Int; c = b }",
    "let a: Int\n init() { a = 1 }", "enum E { case a, b }\n var e = E.a",
    "var a: Int\n {\n 3\n }", "let a: [Int]\n = [1]",
  ])
  func `a view whose initializer needs no arguments is selected`(member: String) throws {
    let text = "struct A: View { \(member)\n var body: some View { Text(\"\") } }"
    #expect(try shown(text) == ["A"])
  }

  @Test(arguments: [
    "// struct A: View {}\n", "/* /* struct A: View {} */ #Preview {} */",
    "let a = \"struct A: View {}\"",
    "let a = \"\"\"\n 5\" struct A: View {}\n \"\"\"", "let a = #\"\"struct A: View {}\"\"#",
    "let a = \"\\(b(\"struct A: View {}\"))\"",
  ])
  func `comments and string literals are ignored`(text: String) throws {
    #expect(throws: PreviewSelectionError.nothing(incomplete: [])) { try shown(text) }
    #expect(try shown(text + "\nstruct Z: View {}") == ["Z"])
  }

  @Test func `a generic view is not selected`() throws {
    let text = "struct A<Content: View>: View { var body: some View { Text(\"\") } }"
    #expect(throws: PreviewSelectionError.nothing(incomplete: ["A"])) { try shown(text) }
  }

  @Test func `a name selects a preview by title or a view by type`() throws {
    let text =
      "struct A: View {}\nstruct B: View {}\n#Preview(\"One\") { A() }\n#Preview(\"Two\") { B() }"
    #expect(try shown(text, named: "Two") == ["Two"])
    #expect(try shown(text, named: "B") == ["B"])
    #expect(try shown(text, named: "#2") == ["Two"])
    #expect(throws: PreviewSelectionError.unknown("#3", known: ["One", "Two", "A", "B"])) {
      try shown(text, named: "#3")
    }
    #expect(throws: PreviewSelectionError.unknown("C", known: ["One", "Two", "A", "B"])) {
      try shown(text, named: "C")
    }
    #expect(throws: PreviewSelectionError.incomplete("D")) {
      try shown("struct D: View { let d: Int }", named: "D")
    }
  }

  @Test func `nested views are selected only by name`() throws {
    let text = """
      struct Deck: View { struct Card: View { var a = 1 }
        enum Inner { struct Row: View { let a: Int } }
        private struct Hidden: View {}
        var body: some View { Card() } }
      struct Box<T>: View { struct Lid: View {} }
      """
    #expect(try shown(text) == ["Deck"])
    #expect(try shown(text, named: "Card") == ["Deck.Card"])
    #expect(try shown(text, named: "Deck.Card") == ["Deck.Card"])
    #expect(throws: PreviewSelectionError.incomplete("Row")) { try shown(text, named: "Row") }
    #expect(throws: PreviewSelectionError.unknown("Hidden", known: ["Deck", "Deck.Card"])) {
      try shown(text, named: "Hidden")
    }
  }

  @Test func `previews are ordered by file, macros before providers`() throws {
    let one = "struct P: PreviewProvider {}\n#Preview(\"a\") { A() }\nstruct A: View {}"
    let files = [Self.file(one), Self.file("#Preview(\"b\") { A() }", path: "/x/Other.swift")]
    let entries = try PreviewSelection(files).entries
    #expect(entries.map(\.title) == ["a", "P", "b"])
    #expect(entries.map(\.kind) == [.view, .previews, .view])
    #expect(entries.map(\.file) == ["Card", "Card", "Other"])
  }
}
