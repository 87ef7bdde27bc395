// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

private struct Badge: View {
  var body: some View { Color.red.frame(width: 40, height: 40) }
}

private struct DraggedBadge: View {
  var body: some View {
    Color.red.frame(width: 80, height: 80).gesture(DragGesture(minimumDistance: 7))
  }
}

private struct Pair: View {
  var body: some View {
    HStack {
      Badge()
      Color.blue.frame(width: 60, height: 60)
    }
  }
}

/// The source panel in the window.
@MainActor
@Suite struct SourcePanelTests {
  /// Calls an action with the path of a file with a source.
  private func withFile(
    _ text: String, beside other: (name: String, text: String)? = nil,
    _ action: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Main.swift"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    if let other {
      try other.text.write(toFile: folder + "/" + other.name, atomically: true, encoding: .utf8)
    }
    try action(path)
  }

  @Test func `line numbers stay while the source scrolls sideways`() throws {
    let line = "let value = \"" + String(repeating: "long ", count: 40) + "\""
    try withFile("\(line)\n\(line)") { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source")
      let number = try #require(window.positions(of: "2").last)
      let before = try #require(window.position(ofColumn: 0, in: "let"))
      let start = CGPoint(x: 1150, y: 500)
      window.harness.drag(from: start, to: CGPoint(x: 950, y: 500), over: 0.3)
      window.harness.settle()
      let after = try #require(window.position(ofColumn: 0, in: "let"))
      #expect(after.x < before.x - 100)
      #expect(abs(try #require(window.positions(of: "2").last).x - number.x) < 0.5)
    }
  }

  @Test func `a gesture in another file of the folder is named and shown`() throws {
    let badge = """
      struct Badge: View {
        var body: some View {
          Color.red.gesture(DragGesture(minimumDistance: 7))
        }
      }
      """
    try withFile("struct Pair: View {}\n", beside: ("Badge.swift", badge)) { path in
      let window = StudioHarness(
        FilePreview(source: path) {
          DraggedBadge().frame(maxWidth: .infinity, maxHeight: .infinity)
        }, panel: "gestures")
      let stage = CGPoint(x: 515, y: 420)
      window.harness.drag(from: stage, to: CGPoint(x: 530, y: 420), over: 0.2)
      window.harness.settle()
      #expect(!window.texts.contains("Badge.swift:3"))
      try badge.replacing("Badge", with: "DraggedBadge").write(
        toFile: path.replacing("Main", with: "Badge"), atomically: true, encoding: .utf8)
      window.studio.sourcesChanged()
      window.harness.drag(from: stage, to: CGPoint(x: 530, y: 420), over: 0.2)
      window.harness.settle()
      #expect(window.texts.contains("DraggedBadge · DragGesture(minimumDistance: 7)"))
      #expect(window.click("Badge.swift:3"))
      #expect(window.texts.contains("Badge.swift"))
      #expect(window.position(ofColumn: 0, in: "    Color.red") != nil)
      // The menu of the files goes back.
      window.click("Badge.swift")
      window.click("Main.swift")
      #expect(window.position(ofColumn: 0, in: "struct Pair") != nil)
    }
  }

  @Test func `while the compiler runs for seconds, the window says for how long`() {
    let window = StudioHarness(FilePreview { Color.blue })
    for _ in 0..<2 {
      window.studio.files.isCompiling = true
      window.harness.advance(by: 0.2)
      #expect(window.texts.contains("Compiling…"))
      window.harness.advance(by: 3.5)
      #expect(window.texts.contains { $0 == "Compiling… 3 s" || $0 == "Compiling… 4 s" })
      window.studio.files.isCompiling = false
      window.harness.settle()
      #expect(!window.texts.contains { $0.hasPrefix("Compiling") })
    }
  }

  @Test func `a search keeps the left margin of the source`() throws {
    let lines = (1...200).map { "let value\($0) = \($0)" }
    try withFile(lines.joined(separator: "\n")) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source")
      let before = try #require(window.position(ofColumn: 0, in: "let"))
      window.harness.key("F", holding: .control)
      window.harness.settle()
      window.harness.send(
        .text(TextSample(time: window.harness.time, text: "value150", kind: .typed)))
      window.harness.settle()
      #expect(window.texts.contains { $0.contains("150") })
      #expect(!window.texts.contains { $0.contains("value2 ") })
      let after = try #require(window.position(ofColumn: 0, in: "let"))
      #expect(abs(after.x - before.x) < 0.5)
    }
  }

  /// The frames of the marks of a search, from the current one on.
  private func marks(_ window: StudioHarness) -> [CGRect] {
    window.harness.list.items.compactMap { item in
      guard case .fill(let shape, .color(let color), let index) = item, shape.height == 17,
        color.red > color.blue + 0.3, color.opacity < 0.6, shape.width < 200
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(window.harness.list.transforms[Int(index)])
    }
  }

  @Test func `a search marks the occurrences, and goes from one to the next`() throws {
    try withFile("let ab = cd + AB\nlet x = ab\nlet y = 1\n") { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source")
      window.harness.key("F", holding: .control)
      window.harness.settle()
      window.type("ab")
      window.harness.settle()
      let found = marks(window)
      #expect(found.count == 3)
      let (first, other) = (try #require(found.first), try #require(found.dropFirst().first))
      let column = try #require(window.position(ofColumn: 4, in: "let ab"))
      #expect(first.contains(column))
      // The second occurrence is ten characters further in the same line.
      let width = first.width / 2
      #expect(abs(other.minX - first.minX - 10 * width) < 0.5 && other.minY == first.minY)
      #expect(window.texts.contains("1 / 3"))
      for expected in ["2 / 3", "3 / 3", "1 / 3"] {
        window.harness.key("Return")
        window.harness.settle()
        #expect(window.texts.contains(expected))
      }
    }
  }

  @Test func `typing into a number replaces it`() throws {
    let text = "let side = 40\n"
    final class Written { var texts: [String] = [] }
    let written = Written()
    try withFile(text) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source") {
        written.texts.append($2)
        return true
      }
      let point = try #require(window.position(ofColumn: 11, in: "let side"))
      for _ in 0..<2 {
        window.harness.press(point)
        window.harness.release(point)
      }
      window.harness.advance(by: 0.5)
      window.type("7")
      window.harness.key("Return")
      window.harness.settle()
      #expect(written.texts == ["let side = 7\n"])
    }
  }

  @Test func `the rows of a menu in the source have the height of desktop menus`() throws {
    let text = "let a: Animation = .easeInOut\n"
    try withFile(text) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source") {
        _, _, _ in true
      }
      let member = try #require(text.range(of: "easeInOut"))
      let column = text.distance(from: text.startIndex, to: member.lowerBound)
      window.click(try #require(window.position(ofColumn: column + 1, in: "let")))
      let rows = ["linear", "easeIn", "easeOut"].compactMap { window.positions(of: $0).last }
      #expect(rows.count == 3)
      for (row, next) in zip(rows, rows.dropFirst()) { #expect(next.y - row.y == 28) }
    }
  }

  @Test func `a number in the source is dragged, and written on release`() throws {
    let text = "let side = 40\n"
    final class Written { var texts: [String] = [] }
    let written = Written()
    try withFile(text) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source") {
        written.texts.append($2)
        return true
      }
      let start = try #require(window.position(ofColumn: 11, in: "let"))
      let end = CGPoint(x: start.x + 20, y: start.y)
      window.harness.move(from: .zero, to: start, over: 0.1)
      window.harness.press(start)
      window.harness.move(from: start, to: end, over: 0.2)
      #expect(window.studio.editor.draft?.text == "45")
      window.harness.release(end)
      window.harness.settle()
      #expect(written.texts == ["let side = 45\n"])
    }
  }

  @Test(arguments: [
    "\t\tf(10, 40)\n", "let a = \t40\n", "f(\"한글漢字\", 10, 40)\n", "f(\"🎉🎉🎉\", 10, 40)\r\ng()\r\n",
    "\tf(\"e\u{301}\", /* …あ */ 40)\n",
  ])
  func `the number that is shown under the pointer is dragged`(text: String) throws {
    final class Written { var texts: [String] = [] }
    let written = Written()
    try withFile(text) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source") {
        written.texts.append($2)
        return true
      }
      let start = try #require(
        window.harness.list.items.compactMap { item -> CGPoint? in
          guard case .glyphs(let run, _, let index) = item,
            let range = run.text.range(of: "40", options: .backwards)
          else { return nil }
          let glyphs = run.glyphs.suffix(run.text[range.lowerBound...].count)
          guard let first = glyphs.first else { return nil }
          return CGPoint(x: CGFloat(first.x) + 3, y: CGFloat(first.y) - 3)
            .applying(window.harness.list.transforms[Int(index)])
        }.last)
      let end = CGPoint(x: start.x + 20, y: start.y)
      window.harness.move(from: .zero, to: start, over: 0.1)
      window.harness.press(start)
      window.harness.move(from: start, to: end, over: 0.2)
      window.harness.release(end)
      window.harness.settle()
      #expect(written.texts == [text.replacing("40", with: "45")])
    }
  }

  @Test func `a file that has changed unnoticed is shown again, and not damaged`() throws {
    let text = "f(10, 40)\n"
    final class Written { var texts: [String] = [] }
    let written = Written()
    try withFile(text) { path in
      let window = StudioHarness(FilePreview(source: path) { Color.blue }, panel: "source") {
        written.texts.append($2)
        return true
      }
      let start = try #require(window.position(ofColumn: 7, in: "f("))
      let end = CGPoint(x: start.x + 20, y: start.y)
      try ("\u{feff}" + text).write(toFile: path, atomically: true, encoding: .utf8)
      for expected in [[], ["\u{feff}f(10, 45)\n"]] {
        window.harness.move(from: .zero, to: start, over: 0.1)
        window.harness.press(start)
        window.harness.move(from: start, to: end, over: 0.2)
        window.harness.release(end)
        window.harness.settle()
        #expect(written.texts == expected)
      }
    }
  }

  @Test func `tabs are shown as spaces, and carriage returns are not`() {
    func line(_ text: String) -> SourceLineText { SourceLineText(SourceHighlighter(text).lines[0]) }
    #expect(line("ab\t1\t\t\r").shownTexts.joined() == "ab  1       ")
    #expect(line("ab\t1\t\t\r").shown(2..<4) == "  1")
    #expect(line("let a = 1").isUniform && !line("let a = \"ä\"").isUniform)
    #expect(line("\t漢x").columnCount == 7)
  }

  @Test(arguments: ["12, ", "12.75, ", "a+", "\t", "ä ", "word"])
  func `of a long line the beginning is shown, without a part of a number or a word`(
    part: String
  ) throws {
    let whole = "let a = " + String(repeating: part, count: 3_000)
    let line = SourceLineText(SourceHighlighter(whole).lines[0])
    let text = line.spans.map(\.text).joined()
    #expect(text.last == "…" && text.count <= SourceLineText.longest + 1)
    #expect(line.shownTexts.count == line.spans.count)
    let shown = text.dropLast()
    #expect(whole.hasPrefix(shown))
    let next = try #require(whole.dropFirst(shown.count).first)
    let last = try #require(shown.last)
    #expect(!(last.isLetter || last.isNumber) || !(next.isLetter || next.isNumber))
    #expect(last != ".")
    #expect(line.isUniform == part.utf8.allSatisfy { (0x20...0x7e).contains($0) })
  }

  @Test func `lines of the longest length are whole`() {
    let whole = String(repeating: "1 ", count: SourceLineText.longest / 2)
    #expect(SourceLineText(SourceHighlighter(whole).lines[0]).spans.map(\.text).joined() == whole)
  }

  @Test func `a view is highlighted while a number in its source changes`() throws {
    let text = """
      struct Pair: View {
        var body: some View { Badge() }
      }
      struct Badge: View {
        var size = 40
      }
      """
    try withFile(text) { path in
      let window = StudioHarness(
        FilePreview(source: path) { Pair() }, panel: "source", write: { _, _, _ in true })
      let harness = window.harness
      @MainActor func isHighlighted() -> Bool {
        window.texts.contains { $0.hasPrefix("Badge  40") }
      }
      let spans = SourceHighlighter(text).lines.joined()
      let literal = try #require(spans.compactMap { SourceLiteral($0) }.first { $0.text == "40" })
      window.studio.editor.begin(literal, in: text, at: path)
      window.studio.editor.move(by: 5)
      harness.frame()
      #expect(window.studio.editor.draft?.text == "45")
      #expect(isHighlighted())
      window.studio.editor.commit()
      harness.settle()
      #expect(!isHighlighted())
    }
  }
}
