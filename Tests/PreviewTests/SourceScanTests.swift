// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Testing

@Suite struct SourceScanTests {
  static func file(_ text: String, path: String = "/x/Card.swift") -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func shown(_ text: String, named name: String? = nil) throws -> [String] {
    try PreviewChoice([Self.file(text)], named: name).entries.map(\.title)
  }

  @Test(arguments: [
    // The order in which things are looked for.
    ("struct A: View {}\n#Preview(\"Here\") { A() }", "Here"),
    ("struct A: View {}\n#Preview { A() }", ""),
    ("struct A: View {}\nstruct P: PreviewProvider {}\n@main struct M: App {}", "P"),
    ("struct A: View {}\n@main struct M: App {}", "M"),
    ("struct A: View {}", "A"),
    // Of several views the one that no other is made of.
    ("struct A: View {}\nstruct B: View { var body: some View { A() } }", "B"),
    ("struct B: View { var body: some View { A() } }\nstruct A: View {}", "B"),
    ("struct A: View {}\nstruct B: View {}", "A"),
    ("struct B: View {}\nstruct Card: View {}", "Card"),
    // Conformance may be said elsewhere, and is no matter of order.
    ("struct A {}\nextension A: View {}", "A"),
    ("struct A: Animatable, View {}", "A"),
    ("struct A: SwiftUI.View {}", "A"),
  ])
  func `shown are previews, providers, apps and views, in this order`(
    text: String, title: String
  ) throws {
    #expect(try shown(text).first == title)
  }

  @Test(arguments: [
    "let a: Int", "var a: Int", "@Binding var a: Int", "let a, b: Int", "var a: [Int: String]",
    "init(a: Int) {}", "init(a: Int = 1, b: Int) {}", "@ViewBuilder let a: () -> Int",
    "let a: Int?", "@ObservedObject var a: Model", "private let a: Int", "var a: () -> Void",
  ])
  func `a view that wants values is not made without them`(member: String) throws {
    let text = "struct A: View { \(member)\n var body: some View { Text(a) } }"
    #expect(throws: PreviewChoice.Absence.nothing(incomplete: ["A"])) { try shown(text) }
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
  func `a view whose properties all have values is made`(member: String) throws {
    let text = "struct A: View { \(member)\n var body: some View { Text(\"\") } }"
    #expect(try shown(text) == ["A"])
  }

  @Test(arguments: [
    "// struct A: View {}\n", "/* /* struct A: View {} */ #Preview {} */",
    "let a = \"struct A: View {}\"",
    "let a = \"\"\"\n 5\" struct A: View {}\n \"\"\"", "let a = #\"\"struct A: View {}\"\"#",
    "let a = \"\\(b(\"struct A: View {}\"))\"",
  ])
  func `comments and texts offer nothing`(text: String) throws {
    #expect(throws: PreviewChoice.Absence.nothing(incomplete: [])) { try shown(text) }
    #expect(try shown(text + "\nstruct Z: View {}") == ["Z"])
  }

  @Test func `a generic view is not made`() throws {
    let text = "struct A<Content: View>: View { var body: some View { Text(\"\") } }"
    #expect(throws: PreviewChoice.Absence.nothing(incomplete: ["A"])) { try shown(text) }
  }

  @Test func `a name chooses, by title or by type`() throws {
    let text =
      "struct A: View {}\nstruct B: View {}\n#Preview(\"One\") { A() }\n#Preview(\"Two\") { B() }"
    #expect(try shown(text, named: "Two") == ["Two"])
    #expect(try shown(text, named: "B") == ["B"])
    #expect(throws: PreviewChoice.Absence.unknown("C", known: ["One", "Two", "A", "B"])) {
      try shown(text, named: "C")
    }
    #expect(throws: PreviewChoice.Absence.incomplete("D")) {
      try shown("struct D: View { let d: Int }", named: "D")
    }
  }

  @Test func `views within other types are found by name alone`() throws {
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
    #expect(throws: PreviewChoice.Absence.incomplete("Row")) { try shown(text, named: "Row") }
    #expect(throws: PreviewChoice.Absence.unknown("Hidden", known: ["Deck", "Deck.Card"])) {
      try shown(text, named: "Hidden")
    }
  }

  @Test func `previews of several files come file by file, macros before providers`() throws {
    let one = "struct P: PreviewProvider {}\n#Preview(\"a\") { A() }\nstruct A: View {}"
    let files = [Self.file(one), Self.file("#Preview(\"b\") { A() }", path: "/x/Other.swift")]
    let entries = try PreviewChoice(files).entries
    #expect(entries.map(\.title) == ["a", "P", "b"])
    #expect(entries.map(\.kind) == [.view, .previews, .view])
    #expect(entries.map(\.file) == ["Card", "Card", "Other"])
  }
}
