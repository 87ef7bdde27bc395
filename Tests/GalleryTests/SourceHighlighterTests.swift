// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Testing

/// The colors of source lines.
struct SourceHighlighterTests {
  private func kinds(_ text: String) -> [String] {
    SourceHighlighter(text).lines.flatMap { line in
      line.filter { $0.kind != .plain }.map { "\($0.kind): \($0.text)" }
    }
  }

  @Test func `identifiers, literals and comments have their kinds`() {
    #expect(
      kinds("@State private var offset = CGSize.zero // comment") == [
        "attribute: @State", "keyword: private", "keyword: var", "type: CGSize",
        "comment: // comment",
      ])
    #expect(
      kinds("withAnimation(.spring(duration: 0.5, bounce: 2))") == ["number: 0.5", "number: 2"])
    #expect(kinds("value.default") == [])
    #expect(kinds("0x1F...3") == ["number: 0x1F", "number: 3"])
    #expect(kinds("#Preview(\"A \\\" B\") {}") == ["attribute: #Preview", "string: \"A \\\" B\""])
    #expect(kinds("#\"a \"b\" \\\"#") == ["string: #\"a \"b\" \\\"#"])
  }

  @Test func `comments and strings of several lines are split`() {
    #expect(
      kinds("/* a\n/* b */\nc */ let x") == [
        "comment: /* a", "comment: /* b */", "comment: c */", "keyword: let",
      ])
    #expect(kinds("\"\"\"\na\n\"\"\"") == ["string: \"\"\"", "string: a", "string: \"\"\""])
    #expect(kinds("\"open\nlet") == ["string: \"open", "keyword: let"])
  }

  @Test(arguments: [
    "", "\n", "\"", "/*", "#", "@", "\"\\", "\"\"\"", "a\n\n b\t\"é\" // ü\n", "\"\\\n\"",
  ])
  func `the spans contain all characters`(text: String) {
    let lines = SourceHighlighter(text).lines
    #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == text)
    let bytes = Array(text.utf8)
    for span in lines.joined() {
      #expect(Array(span.text.utf8) == Array(bytes[span.offset...].prefix(span.text.utf8.count)))
    }
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func `an excerpt is cut before the caret, which stays at its character`() throws {
    func excerpt(_ source: String, _ column: Int) throws -> [String] {
      let problem = SourceProblem(path: "", line: 1, column: column, message: "", source: source)
      let lines = try #require(SourceExcerpt(problem)).lines
      return [lines.line, lines.caret]
    }
    #expect(try excerpt("    let a = b", 13) == ["let a = b", "        ^"])
    #expect(try excerpt("\ta", 99) == ["a", " ^"])
    #expect(try excerpt("é = x", 6) == ["é = x", "    ^"])
    let long = String(repeating: "x", count: 90) + "y"
    #expect(try excerpt(long, 91)[0].hasPrefix("…x") && excerpt(long, 91)[1].count == 50)
    #expect(
      SourceExcerpt(SourceProblem(path: "", line: 1, column: 1, message: "", source: " ")) == nil)
  }
}
