// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct DiagnosticTests {
  @Test func `errors are parsed from the compiler's output`() {
    let output = """
      /a b/Card.swift:3:9: warning: never used
        let a = 1
            ^
      /a b/Card.swift:12:28: error: cannot convert: error: yes
          Text("a" + 3)
                   ^
      Swift.Array:2:11: note: where
      /a b/Deck.swift:1:1: error: no line
      <unknown>:0: error: missing required module
      and more
      """
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(
          path: "/a b/Card.swift", line: 12, column: 28, message: "cannot convert: error: yes",
          source: "    Text(\"a\" + 3)"),
        Diagnostic(path: "/a b/Deck.swift", line: 1, column: 1, message: "no line", source: ""),
      ])
  }

  @Test func `warnings are parsed, without repetitions`() {
    let output = """
      /a b/Card.swift:3:9: warning: never used
        let a = 1
            ^
      /a b/Card.swift:12:28: error: cannot convert
      /a b/Card.swift:3:9: warning: never used
        let a = 1
            ^
      /b/Deck.swift:1:1: warning: no line
      """
    #expect(
      Diagnostic.warnings(in: output) == [
        Diagnostic(
          path: "/a b/Card.swift", line: 3, column: 9, message: "never used", source: "  let a = 1"),
        Diagnostic(path: "/b/Deck.swift", line: 1, column: 1, message: "no line", source: ""),
      ])
  }

  @Test func `errors are omitted with their notes, and everything else is kept`() {
    let output = """
      /A.swift:3:9: warning: never used
        let a = 1
            ^
      /A.swift:4:1: error: one
      a
      ^
      /A.swift:4:1: note: about one
      /A.swift:5:1: error: two
      b
      ^
      /A.swift:5:1: note: about two
      /A.swift:6:1: warning: three
      <unknown>:0: error: four

      """
    func text(_ omitted: Set<Int>) -> String {
      String(
        decoding: Diagnostic.output(Array(output.utf8), omittingErrors: omitted), as: UTF8.self)
    }
    #expect(text([]) == output)
    #expect(
      text([1])
        == output.replacing(
          "/A.swift:5:1: error: two\nb\n^\n/A.swift:5:1: note: about two\n", with: ""))
    #expect(!text([0, 1]).contains("about"))
    #expect(text([0, 1]).hasSuffix("warning: three\n<unknown>:0: error: four\n"))
    let last = Array("/A.swift:4:1: error: one\na\n^\n".utf8)
    #expect(Diagnostic.output(last, omittingErrors: [0]).isEmpty)
  }

  /// A source without `import SwiftUI` has errors in the functions that are generated for its previews.
  @Test func `errors in generated code are left out if there are others, and repeated ones`() {
    func text(_ output: String) -> String {
      String(
        decoding: Diagnostic.output(Array(output.utf8), omittingConsequencesIn: "<preview>"),
        as: UTF8.self)
    }
    let own = "/A.swift:3:1: error: cannot find type 'View' in scope\n#Preview { V() }\n^\n"
    let generated = "<preview>:1:142: error: cannot find 'AnyView' in scope\nfunc\n^\n"
    let warning = "/A.swift:2:1: warning: unused\na\n^\n"
    #expect(text(own + own + generated + warning + own + generated) == own + warning)
    #expect(text(generated + warning) == generated + warning)
  }

  @Test func `source lines may end with a carriage return`() {
    let output = "/A.swift:1:2: error: no\n let\r\n ^\n/A.swift:2:2: error: yes\n var\r\n ^\n"
    let errors = Diagnostic.errors(in: output)
    #expect(errors.map(\.message) == ["no", "yes"])
    #expect(errors.map(\.source) == [" let", " var"])
  }

  @Test(arguments: ["", "clean", "a: error: b", "\n\n"])
  func `other lines are not errors`(output: String) {
    #expect(Diagnostic.errors(in: output).isEmpty)
  }
}
