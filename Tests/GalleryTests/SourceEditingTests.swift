// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Gestures
import Snapback
import Testing

/// Changes of literals in the source panel.
struct SourceEditingTests {
  private static func literal(_ source: String, _ text: String) throws -> SourceLiteral {
    let spans = SourceHighlighter(source).lines.joined()
    return try #require(spans.lazy.compactMap(SourceLiteral.init).first { $0.text == text })
  }

  @Test(arguments: [
    ("20", 1, "21"), ("20", -21, "-1"), ("1000", 2, "1020"), ("0.5", 1, "0.51"),
    ("0.5", 50, "1.0"), ("0.5", -10, "0.4"), ("0.125", 1, "0.126"), ("1.0", -100, "0.0"),
    ("0.2392156869", 10, "0.249"), ("0.2392156869", 0, "0.2392156869"), ("0.00005", 1, "0.00006"),
    ("12.345678", -1, "12.34"), ("0.00000", 1, "0.001"),
    ("true", 1, "false"), ("false", 3, "true"), ("true", 2, "true"),
  ])
  func `a step follows the digits that are written`(text: String, steps: Int, moved: String) throws
  {
    #expect(try Self.literal("f(\(text))", text).moved(by: steps) == moved)
  }

  @Test(arguments: ["0x1F", "1e5", "1_000", "\"5\"", "// 5", "a5", "nil", "12345678901234"])
  func `other notations cannot be changed`(text: String) {
    let spans = SourceHighlighter(text).lines.joined()
    #expect(spans.allSatisfy { SourceLiteral($0) == nil })
  }

  @Test(arguments: [
    ("20", 1, SourceLiteral.Step.coarse, "30"), ("20", 1, .fine, "21"), ("0.5", 1, .coarse, "0.6"),
    ("0.5", 3, .fine, "0.503"), ("-8", 1, .normal, "-7"),
  ])
  func `a step is ten times coarser or finer`(
    text: String, steps: Int, step: SourceLiteral.Step, moved: String
  ) throws {
    let span = SourceSpan(text: text, kind: .number, offset: 0)
    #expect(try #require(SourceLiteral(span)).moved(by: steps, step) == moved)
  }

  @Test func `members have their siblings, and other calls and types' members do not`() {
    let source =
      ".foregroundStyle(.red).font(Font.title) a.red .easeIn .spring(mass: 1) x.bold() .y"
    let members = SourceMember.all(in: SourceHighlighter(source).lines[0])
    #expect(members.map(\.name) == ["red", "title", "easeIn"])
    #expect(members.map(\.isColor) == [true, false, false])
    for member in members {
      let bytes = Array(source.utf8)[member.range]
      #expect(String(decoding: bytes, as: UTF8.self) == member.name)
      #expect(member.siblings.contains(member.name))
      #expect(Array(source)[member.column...].starts(with: member.name))
    }
  }

  @Test(arguments: [
    (".spring(duration: 0.8)", "easeInOut"), ("Animation.linear(duration: a.b(1, 2))", "bouncy"),
    (".bouncy(duration: 1, extraBounce: 0.1)", "snappy"),
    (".spring(response: 0.4, dampingFraction: 0.8)", "interactiveSpring"),
    (".interpolatingSpring(duration: 1, bounce: -0.2)", "spring"),
  ])
  func `a call of an animation has siblings with the same arguments`(
    source: String, sibling: String
  ) throws {
    let members = SourceMember.all(in: SourceHighlighter(source).lines[0])
    #expect(members.count == 1)
    let member = try #require(members.first)
    #expect(member.siblings.contains(sibling))
    #expect(Array(source)[member.column...].starts(with: member.name + "("))
  }

  @Test(arguments: [
    ".bouncy(extraBounce: 0.1)", ".spring(duration: 1, bounce: 0.2)",
    ".spring(response: 1, dampingFraction: 0.5)",
  ])
  func `a call has no siblings that do not take its arguments`(source: String) throws {
    let member = try #require(SourceMember.all(in: SourceHighlighter(source).lines[0]).first)
    #expect(!member.siblings.contains("easeIn") && !member.siblings.contains("linear"))
  }

  @Test func `opacity and hue, saturation and brightness of a color are found and written`() throws
  {
    let source = "Color(hue: 0.5, saturation: 1, brightness: 0.8, opacity: 0.25)"
    let color = try #require(SourceColor.all(in: SourceHighlighter(source).lines[0]).first)
    #expect(color.model == .hsb && color.components == [0.5, 1, 0.8] && color.opacity == 0.25)
    #expect(
      color.text([0.1, 0.2, 0.3], opacity: 1)
        == "0.1, saturation: 0.2, brightness: 0.3, opacity: 1.0")
    for rgb in [
      [1, 0.25, 0], [0.2, 0.4, 0.4], [0.3, 0.1, 0.9], [0.5, 0.5, 0.5], [0.9, 0, 0.1],
    ] {
      let back = color.rgb(color.components(rgb: rgb))
      #expect(zip(back, rgb).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func `the components of a color are found and written`() throws {
    let source = "é.fill(Color(red: 1, green: 0.25, blue: 0)) Color(white: 1)"
    let color = try #require(SourceColor.all(in: SourceHighlighter(source).lines[0]).first)
    #expect(color.components == [1, 0.25, 0])
    #expect(Array(source)[color.columns].elementsEqual("Color"))
    let text = color.text([0.5, 1, 0.1234], opacity: 1)
    #expect(color.text([0, 0, 0], opacity: 0.5).hasSuffix(", blue: 0.0, opacity: 0.5"))
    let bytes = Array(source.utf8)
    let changed =
      bytes[..<color.range.lowerBound] + Array(text.utf8) + bytes[color.range.upperBound...]
    #expect(
      String(decoding: changed, as: UTF8.self)
        == "é.fill(Color(red: 0.5, green: 1.0, blue: 0.123)) Color(white: 1)")
  }

  /// An editor of a file in memory.
  @MainActor
  private final class File {
    var text: String
    var drafts: [String?] = []
    /// Whether another program is writing the file.
    var isBusy = false
    let editor = SourceEditor()

    init(_ text: String) {
      self.text = text
      editor.write = { [unowned self] _, old, new in
        guard old == self.text, !isBusy else { return false }
        self.text = new
        return true
      }
      editor.showDraft = { [unowned self] in drafts.append($1) }
    }
  }

  @MainActor
  @Test func `changes can be taken back and made again after another program has written the file`()
    throws
  {
    let file = File("f(20)")
    file.editor.read = { _ in file.text }
    file.editor.begin(try Self.literal(file.text, "20"), in: file.text, at: "/a")
    file.editor.move(by: 2)
    #expect(file.editor.commit())
    file.isBusy = true
    #expect(!file.editor.undo())
    file.isBusy = false
    #expect(file.editor.undo())
    #expect(file.text == "f(20)")
    file.isBusy = true
    #expect(!file.editor.redo())
    // The file is missing while another program replaces it.
    file.editor.read = { _ in nil }
    #expect(!file.editor.redo())
    file.editor.read = { _ in file.text }
    file.isBusy = false
    #expect(file.editor.redo())
    file.text = "other"
    #expect(!file.editor.undo())
    file.text = "f(22)"
    #expect(!file.editor.undo())
  }

  @MainActor
  @Test func `a dragged number is a draft until it is released, and then the only change`() throws {
    let file = File("let é = f(0.5, 20) // 20")
    let literal = try Self.literal(file.text, "20")
    file.editor.begin(literal, in: file.text, at: "/a")
    file.editor.move(by: 2)
    file.editor.move(by: 2)
    #expect(file.text == "let é = f(0.5, 20) // 20")
    #expect(file.editor.draft?.source == "let é = f(0.5, 22) // 20")
    #expect(file.editor.commit())
    #expect(file.text == "let é = f(0.5, 22) // 20")
    #expect(file.editor.draft == nil)
    #expect(file.drafts == ["let é = f(0.5, 22) // 20", nil])
  }

  @MainActor
  @Test func `a change can be undone and redone, and cancelled while it goes on`() throws {
    let file = File("f(1, true)")
    for (text, steps) in [("1", 4), ("true", 1)] {
      file.editor.begin(try Self.literal(file.text, text), in: file.text, at: "/a")
      file.editor.move(by: steps)
      file.editor.commit()
    }
    #expect(file.text == "f(5, false)")
    #expect(file.editor.undo() && file.text == "f(5, true)")
    #expect(file.editor.undo() && file.text == "f(1, true)")
    #expect(!file.editor.undo())
    #expect(file.editor.redo() && file.text == "f(5, true)")
    file.editor.begin(try Self.literal(file.text, "5"), in: file.text, at: "/a")
    file.editor.move(by: 9)
    file.editor.cancel()
    #expect(file.text == "f(5, true)" && file.drafts.last == .some(nil))
    // A drag back to where it began changes nothing.
    file.editor.begin(try Self.literal(file.text, "5"), in: file.text, at: "/a")
    file.editor.move(by: 9)
    file.editor.move(by: 0)
    #expect(!file.editor.commit())
  }

  @MainActor
  @Test func `a change by another editor is merged with one elsewhere in the file`() throws {
    for (other, merged) in [("// a\nf(1, b)", "// a\nf(2, b)"), ("f(1, b)\nc", "f(2, b)\nc")] {
      let file = File("f(1, b)")
      file.editor.read = { [unowned file] _ in file.text }
      file.editor.begin(try Self.literal(file.text, "1"), in: file.text, at: "/a")
      file.editor.move(by: 1)
      file.text = other
      #expect(file.editor.commit() && file.text == merged)
      #expect(file.editor.undo() && file.text == other)
    }
    let file = File("f(1, b)")
    file.editor.read = { [unowned file] _ in file.text }
    file.editor.begin(try Self.literal(file.text, "1"), in: file.text, at: "/a")
    file.editor.move(by: 1)
    file.text = "f(7, c)"
    #expect(!file.editor.commit() && file.text == "f(7, c)")
  }

  @MainActor
  @Test(arguments: ["f(2200, b)", "f(122, b)", "f(-22, b)", "f(22.5, b)", "f(222, b)", "f(2, b)"])
  func `digits that another editor writes beside those of a change are not mixed with them`(
    other: String
  ) throws {
    let file = File("f(22, b)")
    file.editor.read = { [unowned file] _ in file.text }
    file.editor.begin(try Self.literal(file.text, "22"), in: file.text, at: "/a")
    file.editor.move(by: 9)
    file.text = other
    #expect(!file.editor.commit() && file.text == other)
    #expect(!file.editor.undo())
  }

  @MainActor
  @Test(arguments: [
    ("// a\nf(22, b)", "// a\nf(20, b)"), ("f(22, b)\nc", "f(20, b)\nc"), ("g(22, b)", "g(20, b)"),
  ])
  func `a change can be taken back after another program has changed the file elsewhere`(
    other: String, undone: String
  ) throws {
    let file = File("f(20, b)")
    file.editor.read = { [unowned file] _ in file.text }
    file.editor.begin(try Self.literal(file.text, "20"), in: file.text, at: "/a")
    file.editor.move(by: 2)
    #expect(file.editor.commit())
    file.text = other
    #expect(file.editor.undo() && file.text == undone)
    #expect(file.editor.redo() && file.text == other)
    #expect(file.editor.undo() && file.text == undone)
    #expect(!file.editor.undo())
  }

  @MainActor
  @Test(arguments: ["f(122, b)", "f(22.5, b)", "f(2, b)", "f(23, b)", "g(22, c)"])
  func `a change is not taken back where another program has changed the same part`(
    other: String
  ) throws {
    let file = File("f(21, b)")
    file.editor.read = { [unowned file] _ in file.text }
    file.editor.begin(try Self.literal(file.text, "21"), in: file.text, at: "/a")
    file.editor.move(by: 1)
    #expect(file.editor.commit() && file.text == "f(22, b)")
    file.text = other
    #expect(!file.editor.undo() && file.text == other)
    #expect(!file.editor.undo() && file.text == other)
  }

  @MainActor
  @Test func `a wheel changes the number under the pointer`() throws {
    let file = File("f(0.5)")
    #expect(!file.editor.nudge(by: 1))
    file.editor.hovered = (try Self.literal(file.text, "0.5"), file.text, "/a")
    #expect(file.editor.nudge(by: 1) && file.text == "f(0.51)")
    file.editor.modifiers = .shift
    #expect(file.editor.nudge(by: -1) && file.text == "f(0.41)")
    #expect(file.editor.undo() && file.text == "f(0.51)")
  }

  @MainActor
  @Test func `lines that differ from the first version are marked`() {
    let editor = SourceEditor()
    #expect(editor.changedLines(of: "a\nb\nc", at: "/a") == [])
    #expect(editor.changedLines(of: "a\nx\nc\nd", at: "/a") == [1, 3])
    #expect(editor.changedLines(of: "a\nb\nc", at: "/a") == [])
    #expect(editor.changedLines(of: "a\nb", at: "/a") == [])
    #expect(editor.changedLines(of: "a\na\nb\nc", at: "/a") == [1])
  }

  @MainActor
  @Test func `of a long file whose lines have all changed, new lines are marked`() {
    let editor = SourceEditor()
    let lines = (0..<3_000).map { "line \($0)" }
    #expect(editor.changedLines(of: lines.joined(separator: "\n"), at: "/a") == [])
    var changed = lines.map { "  " + $0 }
    (changed[0], changed[1_500]) = (lines[0], lines[1_500])
    let marked = editor.changedLines(of: changed.joined(separator: "\n"), at: "/a")
    #expect(marked == Set(1..<3_000).subtracting([1_500]))
  }

  @MainActor
  @Test func `a change by another editor is never overwritten`() throws {
    let file = File("f(1)")
    file.editor.begin(try Self.literal(file.text, "1"), in: file.text, at: "/a")
    file.editor.move(by: 1)
    file.text = "g(1)"
    #expect(!file.editor.commit() && file.text == "g(1)")
    file.editor.begin(try Self.literal(file.text, "1"), in: file.text, at: "/a")
    file.editor.move(by: 1)
    #expect(file.editor.commit() && file.text == "g(2)")
    file.text = "h(2)"
    #expect(!file.editor.undo() && file.text == "h(2)")
    #expect(!file.editor.undo())
  }
}
