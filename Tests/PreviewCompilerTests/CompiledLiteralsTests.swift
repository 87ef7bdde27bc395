// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Runtime
import Testing

/// Changes of sources that need no compiler.
struct CompiledLiteralsTests {
  /// A file in which some texts, in order, are literals that can be changed.
  private func file(_ source: String, _ texts: [(String, SourceLiteralRange.Kind)] = [])
    -> SourceFile
  {
    var file = SourceFile(path: "/a.swift", bytes: Array(source.utf8))
    var position = source.startIndex
    for (text, kind) in texts {
      guard let range = source[position...].firstRange(of: text) else { continue }
      let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
      file.literals.append(
        SourceLiteralRange(kind: kind, start: start, end: start + text.utf8.count))
      position = range.upperBound
    }
    return file
  }

  private static let source = "f(é, 20, -0.5, \"Hi\", true, x*3)"

  private var compiled: CompiledLiterals {
    let texts: [(String, SourceLiteralRange.Kind)] = [
      ("20", .integer), ("-0.5", .decimal), ("\"Hi\"", .string), ("true", .boolean),
      ("3", .integer),
    ]
    return CompiledLiterals([file(Self.source, texts)], generation: 2)
  }

  @Test(arguments: [
    ("f(é, 21, -0.5, \"Hi\", true, x*3)", [0: LiteralValue.integer(21)]),
    ("f(é, -2.5, -0.5, \"Hi\", true, x*3)", [0: .decimal(-2.5)]),
    (
      "f(é, 20, 12.25, \"Hi\", false, x*4)",
      [1: .decimal(12.25), 3: .boolean(false), 4: .integer(4)]
    ),
    ("f(é, 20, -0.5, \"안녕, (true)\", true, x*3)", [2: .string("안녕, (true)")]),
    (source, [:]),
  ])
  func `values of literals are found by position`(source: String, changes: [Int: LiteralValue]) {
    let found = compiled.changes(to: [file(source)])
    #expect(found == Dictionary(uniqueKeysWithValues: changes.map { ($0 + 2_000_000, $1) }))
  }

  @Test(arguments: [
    "f(e, 20, -0.5, \"Hi\", true, x*3)", "f(é, 20, -0.5, \"Hi\", true, x*3) ",
    "f(é, y, -0.5, \"Hi\", true, x*3)", "f(é, 20, -0.5, \"H\\(i)\", true, x*3)",
    "f(é, 20, 1, \"Hi\", true, x*3)", "f(é, 20, -0.5, \"Hi\", true, x*-3)",
    "f(é, 20, -0.5, \"Hi\", trueish, x*3)", "f(é, 20, -0.5, \"Hi", "",
    "f(é, 2_0, -0.5, \"Hi\", true, x*3)",
  ])
  func `any other change is compiled`(source: String) {
    #expect(compiled.changes(to: [file(source)]) == nil)
  }

  @Test func `a rejected literal, and another number of files, are compiled`() {
    var compiled = compiled
    compiled.reject([2_000_000])
    #expect(compiled.changes(to: [file("f(é, 21, -0.5, \"Hi\", true, x*3)")]) == nil)
    #expect(compiled.changes(to: [file("f(é, 20, 0.5, \"Hi\", true, x*3)")]) != nil)
    #expect(compiled.changes(to: [file(Self.source), file("")]) == nil)
  }

  @Test func `each line of a long file may have a diagnostic`() {
    let count = 30_000
    let line = "let a = f(20)\n"
    let text = String(repeating: line, count: count)
    let edits = (0..<count).map { number in
      let start = number * line.utf8.count + 10
      return SourceEdit(range: start..<start + 2, text: "_sbI(1,20)")
    }
    let columns = SourceColumns([(file(text), edits)])
    func output(_ code: String, _ column: Int) -> String {
      let caret = String(repeating: " ", count: column - 1) + "^\n"
      return (1...count).map { "/a.swift:\($0):\(column): error: b\n\(code)\n\(caret)" }.joined()
    }
    let restored = columns.restored(Array(output("let a = f(_sbI(1,20))", 21).utf8))
    #expect(restored == Array(output("let a = f(20)", 13).utf8))
  }

  @Test func `an error after the source is one at its end, without the generated line`() {
    let output = """
      /a.swift:4:1: error: expected expression after operator
      #sourceLocation(file: "<preview>", line: 1)
      ^
      /a.swift:1:1: error: b

      """
    let restored = SourceColumns([(file("f()\nlet a = 1 +\n"), [])]).restored(Array(output.utf8))
    let lines = String(decoding: restored, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "/a.swift:1:1: error: b")
    #expect(
      lines[0].hasPrefix("/a.swift:2:")
        && lines[0].hasSuffix(": error: expected expression after operator"))
  }

  @Test func `diagnostics have the columns and lines of the source`() {
    let file = file("let a = f(20, x, 0.5)\n", [("20", .integer), ("0.5", .decimal)])
    let texts = ["_sbI(2000000,20)", "_sbF(2000001,0.5)"]
    let columns = SourceColumns([
      (file, zip(file.literals, texts).map { SourceEdit(range: $0.range, text: $1) })
    ])
    let output = """
      /a.swift:1:29: warning: unused 'x'
      let a = f(_sbI(2000000,20), x, _sbF(2000001,0.5))
                                  ^
      /a.swift:2:1: note: b

      """
    #expect(
      String(decoding: columns.restored(Array(output.utf8)), as: UTF8.self) == """
        /a.swift:1:15: warning: unused 'x'
        let a = f(20, x, 0.5)
                      ^
        /a.swift:2:1: note: b

        """)
  }
}
