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

  @Test func `frames are recorded into a folder whose name is not UTF-8`() throws {
    try inFolder { folder in
      let record = #""$@" --size 9x9 --fps 10 -o "$(printf 'caf\351/')" card; "#
      // A new folder, then the same one with another file in it.
      for setup in ["", #"echo a > "$(printf 'caf\351/other')"; "#] {
        let run = try ProgramRun(shell: setup + record, ["record"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
      }
      let list = #"ls -A; ls -A "$(printf 'caf\351')" | sort; cat caf?/other"#
      let found = try ProgramRun(shell: "LC_ALL=C; export LC_ALL; " + list, [], in: folder)
      let lines = found.output.split(separator: UInt8(ascii: "\n")).map { Array($0) }
      #expect(lines.first == Array("caf".utf8) + [0xe9])
      #expect(lines.dropFirst().first == Array("frame-0001.png".utf8))
      #expect(lines.contains(Array("other".utf8)))
      #expect(lines.last == Array("a".utf8))
    }
  }

  @Test func `a folder of images may have a name that is not UTF-8`() throws {
    try inFolder { folder in
      try Data("import SwiftUI\nstruct A: View { var body: some View { Image(\"pic\") } }".utf8)
        .write(to: URL(fileURLWithPath: folder + "/A.swift"))
      // A scene's picture as the image.
      _ = try ProgramRun(["render", "card", "--size", "9x9", "-o", "pic.png"], in: folder)
      let render = #"d=$(printf 'caf\351'); mkdir "$d"; mv pic.png "$d"; "$@" --assets "$d""#
      let current = ProcessInfo.processInfo.environment
      let run = try ProgramRun(
        shell: render, ["render", "A.swift", "--size", "9x9", "-o", "a.png"], in: folder,
        environment: ["PATH": current["PATH"] ?? "", "HOME": current["HOME"] ?? "/"])
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(!run.errorOutput.contains("no image"))
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
