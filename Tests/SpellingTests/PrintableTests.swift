// Part of Snapback, under the MIT licence; see LICENSE.

import Spelling
import Testing

/// Texts for a terminal.
struct PrintableTests {
  @Test(arguments: [
    ("plain, ünïcode 한 👨‍👩‍👧 \u{301}", "plain, ünïcode 한 👨‍👩‍👧 \u{301}"), ("", ""),
    ("a\u{1b}[31mb", #"a\u{1b}[31mb"#), ("a\nb\r\n\tc\0", #"a\u{a}b\u{d}\u{a}\u{9}c\u{0}"#),
    ("\u{7f}\u{9b}2J", #"\u{7f}\u{9b}2J"#),
    ("\u{202e}gnp.exe\u{2028}", #"\u{202e}gnp.exe\u{2028}"#),
  ])
  func `control characters are replaced by their code points`(text: String, expected: String) {
    #expect(text.printable == expected)
  }
}
