// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("Card.swift", "Card.swift"),
    ("../a/b-c_d.swift", "../a/b-c_d.swift"),
    ("日本.swift", "日本.swift"),
    ("my card.swift", "'my card.swift'"),
    ("a&b;c$(d)`e`.swift", "'a&b;c$(d)`e`.swift'"),
    ("it's.swift", #"'it'\''s.swift'"#),
    ("~/a*?.swift", "'~/a*?.swift'"),
    ("-rf.swift", "./-rf.swift"),
    ("- a.swift", "'./- a.swift'"),
    ("", "''"),
    ("a\u{1b}[2J.swift", #"'a\u{1b}[2J.swift'"#),
    ("a\u{202e}b", #"'a\u{202e}b'"#),
  ])
  func `a path is one word of a command`(path: String, word: String) {
    #expect(ShellWord.argument(path: path) == word)
  }
}
