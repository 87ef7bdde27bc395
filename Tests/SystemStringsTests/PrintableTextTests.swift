// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings
import Testing

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("Card.swift", "Card.swift"),
    ("café 日本 👩‍👩‍👧", "café 日本 👩‍👩‍👧"),
    ("a\nb\r\tc", #"a\nb\r\tc"#),
    ("\u{1b}[31m\u{7f}\u{9b}\u{0}", #"\u{1b}[31m\u{7f}\u{9b}\u{0}"#),
    ("a\u{202e}b\u{2066}c\u{2028}", #"a\u{202e}b\u{2066}c\u{2028}"#),
    ("\r\n", #"\r\n"#),
  ])
  func `characters that could change the terminal are escaped`(text: String, printed: String) {
    #expect(PrintableText.escaped(text) == printed)
    #expect(PrintableText.quoted(text) == "\"" + printed + "\"")
    #expect(PrintableText.line(text) == printed)
  }

  @Test func `bytes that are not UTF-8 are written in hexadecimal`() {
    #expect(PrintableText.escaped(SystemString.string([0x63, 0xe9])) == #"c\xe9"#)
  }

  @Test func `long names are cut in the middle`() {
    let name = "start" + String(repeating: "x", count: 100_000) + "end"
    let shortened = PrintableText.shortened(name)
    #expect(shortened.count == PrintableText.nameLength)
    #expect(shortened.hasPrefix("startxxx"))
    #expect(shortened.hasSuffix("xxxend"))
    #expect(shortened.contains("x…x"))
    let exact = String(repeating: "y", count: PrintableText.nameLength)
    #expect(PrintableText.shortened(exact) == exact)
    #expect(PrintableText.shortened(exact + "z").contains("…"))
  }

  @Test func `a long name of control characters is cut between two of them`() {
    let shortened = PrintableText.shortened(String(repeating: "\u{1b}", count: 190))
    #expect(shortened.count <= PrintableText.nameLength)
    #expect(shortened.hasPrefix(#"\u{1b}\u{1b}"#))
    #expect(shortened.contains(#"}…\u"#))
  }

  @Test func `a JSON document has no control characters`() {
    let document = "{\n  \"a\" : \"\u{202e}b\u{7f}é\"\n}"
    #expect(PrintableText.json(document) == "{\n  \"a\" : \"" + #"\u202eb\u007fé"# + "\"\n}")
  }

  @Test func `the lines of another program's output are kept`() {
    let output = Array("a.swift:1:2: error:\tno\r\n\u{1b}[2J^\r".utf8) + [0xe9]
    #expect(
      PrintableText.lines(output) == "a.swift:1:2: error:\tno\n" + #"\u{1b}[2J^\r\xe9"#)
  }
}
