// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation
import Testing

/// Compares the tables of names with the compiled modules, and the document with the tables. `RECORD_SNAPSHOTS=1`
/// writes them again.
@Suite struct CompatibilityTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  private static let names = root.appending(
    path: "Sources/Compatibility/Declarations+Generated.swift")
  private static let differences = root.appending(
    path: "Sources/Compatibility/Differences+Generated.swift")

  /// The tables of the modules that were built with the tests.
  private static let built = Result {
    // The tests' bundle and the program that runs them are in the folder of the build's products.
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(filePath: bundle).deletingLastPathComponent().appending(path: "Modules")
    return try SymbolTables(modulesIn: folder.path())
  }

  /// The text of a generated file.
  private static func source(_ name: String, _ comment: String, _ lines: [String]) -> String {
    let head = """
      // Part of Snapback, under the MIT licence; see LICENSE.

      extension Compatibility {
        /// \(comment)
        static let \(name) = \"\"\"

      """
    return head + lines.map { "    " + $0 + "\n" }.joined() + "    \"\"\"\n}\n"
  }

  @Test func `the tables are those of the compiler's symbol graphs`() throws {
    let built = try Self.built.get()
    let texts = [
      (
        Self.names,
        Self.source(
          "declarationTable",
          "The public declarations. A line has a family, an owner or `-`, and names.",
          built.declarations)
      ),
      (
        Self.differences,
        Self.source(
          "differenceTable",
          "Names, and what their doc comments say about differences from SwiftUI.",
          built.differences)
      ),
    ]
    for (file, text) in texts {
      if Self.isRecording {
        try Data(text.utf8).write(to: file)
        continue
      }
      let lines = Set(text.split(separator: "\n"))
      let own = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
      #expect(lines.subtracting(own).sorted() == [], "record the table again: RECORD_SNAPSHOTS=1")
      #expect(own.subtracting(lines).sorted() == [], "record the table again: RECORD_SNAPSHOTS=1")
    }
  }

  @Test func `the document matches the tables`() throws {
    let file = Self.root.appending(path: "docs/compatibility.md")
    if Self.isRecording {
      let built = try Self.built.get()
      let declared = Compatibility.declared(
        in: built.declarations.joined(separator: "\n"),
        differences: built.differences.joined(separator: "\n"))
      try Data(Compatibility.document(of: declared).utf8).write(to: file)
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == Compatibility.document(), "record the document again: RECORD_SNAPSHOTS=1")
  }

  @Test(.enabled(if: !isRecording)) func `missing names are not declared`() {
    let declared = Set(Compatibility.declared.map(\.qualified))
    #expect(Compatibility.missing.map(\.qualified).filter(declared.contains) == [])
  }

  @Test(arguments: [
    (
      ["A view.", "", "- Note: Differs from SwiftUI: it is", "  never blue.", "", "More."],
      "It is never blue."
    ),
    (["Sets the style.", "No effect: there is", "none. Or so."], "No effect: there is none."),
    (["Draws. `a` and `b` have no effect. `c` has one."], "`a` and `b` have no effect."),
    (["`a` is 1, which has no effect."], nil),
    (["A note: Differs from SwiftUI"], nil),
  ])
  func `a difference is read from a doc comment`(lines: [String], text: String?) {
    #expect(DocumentedDifference(lines: lines).text == text)
  }

  private static let names3 = Compatibility.declared(
    in: """
      Text - Field Label set
      Text Field init(_:text:axis=:) init(_:value:format:prompt=:) text
      Text Label init(action&:label&:) init(_:_*:) <Base
      Text View pad(_=:_=:) on(edge=:perform&=:)
      """,
    differences: """
      View.pad `edge` is ignored.
      View.on `edge` and `perform` are ignored
        here.
      Field.init(_:value:format:prompt:) The prompt is gray.
      Label Always blue.
      """)

  private static func entry(_ name: String) -> PublicName {
    names3.first { $0.qualified == name }!
  }

  @Test func `tables are parsed`() {
    let field = Self.entry("Field")
    #expect(field.isValue && field.owner == nil && field.family == "Text")
    #expect(Self.entry("Field.text").isValue)
    #expect(!Self.entry("View.pad").isValue)
    #expect(Self.entry("Label").superclass == "Base")
    #expect(Self.entry("Label").status == .approximate("Always blue."))
    #expect(field.initializers.map(\.signature) == ["(_:text:axis:)", "(_:value:format:prompt:)"])
    #expect(field.differences.map(\.overload?.signature) == ["(_:value:format:prompt:)"])
    #expect(field.status == .supported)
    // `edge` is no argument of `pad`.
    #expect(Self.entry("View.pad").status == .approximate("`edge` is ignored."))
    #expect(Self.entry("View.on").differences.map(\.labels) == [["edge", "perform"]])
    #expect(
      Self.entry("View.on").differences.map(\.text) == ["`edge` and `perform` are ignored here."])
  }

  @Test(arguments: [
    ("(_:text:axis=:)", "_ text", "", true),
    ("(_:text:axis=:)", "_ text axis", "", true),
    ("(_:text:axis=:)", "_", "", false),
    ("(_:text:axis=:)", "_ text value", "", false),
    ("(_:text:axis=:)", "text _", "", false),
    // Closures behind the parentheses, and in them.
    ("(action&:label&:)", "", "_ label", true),
    ("(action&:label&:)", "action", "_", true),
    ("(action&:label&:)", "action label", "", true),
    ("(action&:label&:)", "", "_", false),
    ("(action&:label&:)", "", "_ content", false),
    ("(_:content:)", "_", "_", true),
    ("(_:)", "_", "_", false),
    ("(a=:_&:b=:)", "b", "_", true),
    ("(a=:_&:b=:)", "b a", "_", false),
    // Any number of values.
    ("(_*:into:)", "_ _ _ into", "", true),
    ("(_*:into:)", "into", "", true),
  ])
  func `labels tell which calls an overload accepts`(
    overload: String, labels: String, closures: String, isAccepted: Bool
  ) {
    func words(_ text: String) -> [String?] {
      text.split(separator: " ").map { $0 == "_" ? nil : String($0) }
    }
    let call = CallArguments(labels: words(labels), closures: words(closures))
    #expect(Overload(overload).accepts(call) == isAccepted)
  }
}
