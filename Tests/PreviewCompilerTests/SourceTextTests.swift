// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// The encodings and line endings of sources.
@Suite struct SourceTextTests {
  private func file(_ bytes: [UInt8], path: String = "/x/A.swift") -> SourceFile {
    SourceFile(path: path, bytes: bytes)
  }

  /// The compiled lines after the directive.
  private func compiled(_ bytes: [UInt8]) throws -> [String] {
    let file = file(bytes)
    #expect(file.problem == nil)
    let text = file.instrumented(number: 0, showing: .nothing)
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  @Test func `a byte order mark is removed`() throws {
    #expect(try compiled([0xef, 0xbb, 0xbf] + Array("let a = 1".utf8)) == ["let a = 1"])
    #expect(try compiled([0xef, 0xbb, 0xbf]) == [""])
  }

  @Test func `a lone carriage return ends a line`() throws {
    #expect(try compiled(Array("a\r// b\rc\r".utf8)) == ["a", "// b", "c", ""])
    #expect(try compiled(Array("a\r\nb".utf8)) == ["a\r\nb"])
    #expect(try compiled(Array("a\r\r\nb\r".utf8)) == ["a", "\r\nb", ""])
  }

  @Test func `a line for the shell becomes a comment`() throws {
    #expect(
      try compiled(Array("#!/usr/bin/swift\nlet a = 1".utf8)) == ["///usr/bin/swift", "let a = 1"])
  }

  @Test(
    arguments: [
      (Array("// caf".utf8) + [0xe9, 0x0a], 1, 7),
      (Array("let a = 1\r\n\n  \"é".utf8) + [0xc3], 3, 6),
      ([0xef, 0xbb, 0xbf, 0x61, 0xff], 1, 2),
      ([0x80], 1, 1),
      (Array(repeating: 0x0a, count: 99_999) + [0xed, 0xa0, 0x80], 100_000, 1),
      (Array("let a = 1\n".utf8) + Array(repeating: 0xbf, count: 10_000), 2, 1),
    ] as [([UInt8], Int, Int)])
  func `bytes that are not UTF-8 are a problem with its location`(
    bytes: [UInt8], line: Int, column: Int
  ) {
    let problem = file(bytes).problem
    #expect(problem?.line == line)
    #expect(problem?.column == column)
    #expect(problem?.message == "this byte is not UTF-8 text; save the file as UTF-8")
  }

  @Test func `UTF-16 and very large files are problems`() {
    #expect(file([0xff, 0xfe, 0x61, 0]).problem?.message.contains("UTF-16") == true)
    #expect(file([0xfe, 0xff, 0, 0x61]).problem?.message.contains("UTF-16") == true)
    let large = [UInt8](repeating: 0x20, count: (8 << 20) + 1)
    #expect(file(large).problem?.message == "the file is larger than 8 MiB")
    #expect(file(large.dropLast()).problem == nil)
  }

  @Test func `a file with a problem is reported and the others are checked`() {
    let files = [
      file([0xff]), SourceFile(path: "/x/B.swift", bytes: Array("let a = b.colorEffect()".utf8)),
    ]
    let reports = SourceCheck(files, compiler: nil, nearest: { _, _ in nil }).reports
    #expect(reports.map(\.path) == ["/x/A.swift", "/x/B.swift"])
    #expect(reports[0].compilation == .refused)
    #expect(reports[0].errors.count == 1)
    #expect(reports[1].findings.map(\.written) == [".colorEffect"])
  }

  @Test(arguments: [
    ("/x/a\"b\\c.swift", #"/x/a\"b\\c.swift"#),
    ("/x/a\nb\r\t\u{1b}\u{7f}.swift", #"/x/a\nb\r\t\u{1b}\u{7f}.swift"#),
    ("/x/日本 é.swift", "/x/日本 é.swift"),
  ])
  func `the path in the directive is a valid literal`(path: String, literal: String) {
    let file = file(Array("let a = 1".utf8), path: path)
    let text = String(decoding: file.instrumented(number: 0, showing: .nothing), as: UTF8.self)
    #expect(text == "#sourceLocation(file: \"\(literal)\", line: 1)\nlet a = 1")
  }

  @Test(arguments: [
    "struct A: View {}\n/* a", "struct A: View {}\nlet a = \"\"\"\nb\n",
    "struct A: View {}\n/* /* */",
    "struct A: View {}\nlet a = #/b",
  ])
  func `nothing is appended after an unterminated comment or literal`(text: String) throws {
    let file = file(Array(text.utf8))
    let compiled = file.instrumented(number: 0, showing: try PreviewSelection([file]))
    #expect(String(decoding: compiled, as: UTF8.self).hasSuffix("\n" + text))
  }

  @Test(arguments: [
    #"func f(_ a: String) -> Bool { a.contains(/"/) }"#, #"let a = /\{/"#,
    #"let a = [/[{(]/, /\/*"/, (/\(\)[)]/)]"#, #"let a: Regex = /a{2}[^"]/; let b = /"{1}/"#,
    // Operators.
    #"func /(l: A, r: A) -> Int { l.x/r.x }"#, #"let a = b.reduce(1, /); let c = { d/e }"#,
    #"let a = b / c + { d / e }()"#, #"let a = (b)/c + { d/e }() // {"#,
  ])
  func `brackets and quotes in regular expressions of Swift 6 are not code`(line: String) throws {
    let file = file(
      Array("struct A {\n  \(line)\n}\nstruct B: View {}\n#Preview(\"Named\") { B() }\n".utf8))
    _ = try PreviewSelection([file], named: "Named")
    let text = String(
      decoding: file.instrumented(number: 0, showing: try PreviewSelection([file])), as: UTF8.self)
    #expect(text.contains("\n  \(line)\n}"))
  }

  @Test func `deep nesting does not overflow the stack`() {
    let count = 100_000
    let sources = [
      "let a = " + String(repeating: "\"\\(", count: count),
      String(repeating: "struct A { ", count: count / 10),
      String(repeating: "struct A: View { ", count: 1000) + String(repeating: "}", count: 1000),
      String(repeating: "/*", count: count), String(repeating: "(", count: count),
      String(repeating: "{", count: count), String(repeating: "#\"\\#(", count: count),
    ]
    for source in sources { _ = file(Array(source.utf8)) }
  }
}
