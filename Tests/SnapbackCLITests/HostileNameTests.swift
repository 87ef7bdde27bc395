// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// File names, arguments and sources that could change the terminal, or that are not text.
struct HostileNameTests {
  private static let view = """
    import SwiftUI
    struct A: View { var body: some View { Color.red } }
    """

  /// Names with characters that have a meaning in Swift literals, in the compiler's output or on a
  /// terminal.
  @Test(arguments: [
    "quote\".swift", "back\\slash.swift", "new\nline.swift", "return\r.swift", "tab\t.swift",
    "escape\u{1b}[31m.swift", "a: error: b.swift", "a:1:2: error: b.swift", "-o.swift", "ünï.swift",
    "\u{202e}bidi.swift", "\\(0).swift", String(repeating: "n", count: 249) + ".swift",
  ])
  func `an error is reported in a file of any name`(name: String) throws {
    try inFolder { folder in
      let path = folder + "/" + name
      try Data(Self.view.replacing("Color.red", with: "Color.red + Circl()").utf8)
        .write(to: URL(fileURLWithPath: path))
      let checked = try ProgramRun(compiling: ["check", "--json", "./" + name], in: folder)
      #expect(checked.status == 65)
      struct Document: Decodable {
        struct File: Decodable {
          struct Name: Decodable { var written, status: String }
          var path: String
          var names: [Name]
        }
        var files: [File]
      }
      let document = try JSONDecoder().decode(Document.self, from: checked.output)
      #expect(document.files.map(\.path) == [name])
      #expect(
        document.files.first?.names.filter { $0.status == "missing" }.map(\.written) == ["Circl"])
      Self.expectPrintable(checked)
      Self.expectPrintable(try ProgramRun(compiling: ["check", "./" + name], in: folder))
    }
  }

  @Test func `a file whose name is not UTF-8 is checked and rendered`() throws {
    try inFolder { folder in
      try Data(Self.view.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let move = #"name=$(printf 'caf\351.swift'); mv A.swift "$name"; "#
      let checked = try ProgramRun(
        shell: move + #""$@" "$name" && "$@" ."#, ["check"], in: folder)
      #expect(checked.lines.contains(#"caf\xe9.swift: 3 supported; not compiled"#))
      #expect(checked.status == 0)
      let output =
        #"name=$(printf 'caf\351.swift'); "$@" --size 9x9 -o "$(printf '\351.png')" card"#
      #expect(try ProgramRun(shell: output, ["render"], in: folder).status == 0)
      let file = #"test -s "$(printf '\351.png')""#
      #expect(try ProgramRun(shell: file, [], in: folder).status == 0)
      let trace = #"exec "$@" "$(printf '\351.trace')""#
      let replayed = try ProgramRun(shell: trace, ["replay", "--digest"], in: folder)
      #expect(
        replayed.errorOutput
          == "snapback: cannot read \"\\xe9.trace\": no such file or directory\n")
    }
  }

  @Test(arguments: [
    ["run", "a\u{1b}[31mb\n"], ["render", "card", "--size", "\u{1b}"], ["\u{9b}2J"],
    ["run", "--\u{1b}"], ["list", "\u{202e}"], ["plot", "\u{7}\n"], ["render", "\n.swift"],
    ["replay", "\u{1b}"], ["record", "card", "--fps", "\u{1b}"], ["preview", "\u{1b}"],
    ["render", "card", "-o", "\u{1b}.bmp"], ["render", "card", "-o", "/nowhere/\u{1b}.png"],
  ])
  func `arguments are printed without control characters`(arguments: [String]) throws {
    let program = try ProgramRun(arguments)
    #expect([64, 66, 69, 73].contains(program.status))
    Self.expectPrintable(program)
  }

  @Test(arguments: [
    ["run"], ["render", "card", "--size"], ["plot"], ["list"], ["render", "card", "--at"], [],
  ])
  func `a very long argument is shortened`(arguments: [String]) throws {
    let long = String(repeating: "9", count: 100_000)
    let program = try ProgramRun(arguments + [long])
    #expect(program.status == 64)
    #expect(program.errorOutput.contains("…"))
    #expect(program.errorOutput.utf8.count < 2000)
  }

  @Test func `source lines in the compiler's output are printed without control characters`() throws
  {
    try inFolder { folder in
      let text = "import SwiftUI\nlet a = 1 + \"\u{1b}]0;title\u{7}\"\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let previewed = try ProgramRun(compiling: ["preview", "--once", "A.swift"], in: folder)
      #expect(previewed.status == 65)
      #expect(previewed.errorOutput.contains(#"\u{1b}]0;title\u{7}"#))
      Self.expectPrintable(previewed)
    }
  }

  private static func expectPrintable(_ program: ProgramRun) {
    for text in [program.text, program.errorOutput] {
      let unsafe = text.unicodeScalars.filter { scalar in
        scalar != "\n" && scalar != "\t"
          && (scalar.properties.generalCategory == .control || scalar == "\u{202e}")
      }
      #expect(unsafe.isEmpty)
    }
  }
}
