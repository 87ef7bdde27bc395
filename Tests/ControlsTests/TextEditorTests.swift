// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Texts of several lines. A letter of the test's text engine is 8.5 points wide, and a line 20.4
/// points high.
@MainActor
@Suite struct TextEditorTests {
  private final class Probe {
    var text = ""
  }

  private struct Editor: View {
    let probe: Probe
    @State private var text: String

    init(_ text: String, _ probe: Probe) {
      _text = State(initialValue: text)
      self.probe = probe
      probe.text = text
    }

    var body: some View {
      TextEditor(text: $text).onChange(of: text) { _, new in probe.text = new }
    }
  }

  private struct GrowingField: View {
    let probe: Probe
    @State private var text: String

    init(_ text: String, _ probe: Probe) {
      _text = State(initialValue: text)
      self.probe = probe
      probe.text = text
    }

    var body: some View {
      VStack(spacing: 0) {
        TextField("Prompt", text: $text, axis: .vertical).lineLimit(2...4)
        Color.red.frame(height: 10)
        Spacer(minLength: 0)
      }
      .onChange(of: text) { _, new in probe.text = new }
    }
  }

  private func press(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
  }

  private func type(_ harness: Harness, _ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: .typed)))
    harness.frame()
  }

  private func caret(_ harness: Harness) -> CGRect? {
    harness.list.fillBounds.first { $0.width == 2 }
  }

  private func editor(_ text: String, width: CGFloat = 110, height: CGFloat = 120)
    -> (Harness, Probe)
  {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: width, height: height)) { Editor(text, probe) }
    press(harness, "Tab")
    return (harness, probe)
  }

  @Test func `Tab inserts a tab`() {
    let (harness, probe) = editor("ab")
    press(harness, "Tab")
    #expect(probe.text == "ab\t")
  }

  @Test func `Return inserts a line, and Up and Down keep the column`() {
    let (harness, probe) = editor("abcdef")
    press(harness, "Return")
    type(harness, "g")
    press(harness, "Return")
    type(harness, "hijklm")
    #expect(probe.text == "abcdef\ng\nhijklm")
    press(harness, "Left")
    press(harness, "Up")
    press(harness, "Up")
    type(harness, "1")
    #expect(probe.text == "abcde1f\ng\nhijklm")
    press(harness, "Up")
    type(harness, "2")
    press(harness, "Down")
    press(harness, "Down")
    press(harness, "Down")
    type(harness, "3")
    #expect(probe.text == "2abcde1f\ng\nhijklm3")
  }

  @Test func `Home and End move within the line, and with Control within the text`() {
    let (harness, probe) = editor("ab\ncd\nef")
    press(harness, "Up")
    press(harness, "Home")
    type(harness, "1")
    press(harness, "End")
    type(harness, "2")
    #expect(probe.text == "ab\n1cd2\nef")
    press(harness, "Home", .control)
    type(harness, "3")
    press(harness, "End", .control)
    type(harness, "4")
    #expect(probe.text == "3ab\n1cd2\nef4")
  }

  @Test func `lines are broken at the width, and the caret moves through them`() {
    // Ten letters fit into the line of 100 points.
    let (harness, probe) = editor("aaaa bbbb cccc")
    press(harness, "Home", .control)
    press(harness, "Down")
    type(harness, "x")
    #expect(probe.text == "aaaa bbbb xcccc")
    press(harness, "Up")
    press(harness, "End")
    type(harness, "y")
    #expect(probe.text == "aaaa bbbby xcccc")
  }

  @Test func `a drag and Shift with arrows select across lines`() {
    let (harness, probe) = editor("abc\ndef\nghi")
    harness.drag(
      from: CGPoint(x: 5 + 8.5 + 1, y: 8 + 10), to: CGPoint(x: 5 + 17 + 1, y: 8 + 50), over: 0.2)
    #expect(harness.list.fillBounds.contains { $0.width > 70 })
    type(harness, "-")
    #expect(probe.text == "a-i")
    press(harness, "Z", .control)
    #expect(probe.text == "abc\ndef\nghi")
    press(harness, "End", .control)
    press(harness, "Up", .shift)
    press(harness, "Delete")
    #expect(probe.text == "abc\ndef")
  }

  @Test func `a press below the text moves the caret to the last line`() {
    let (harness, probe) = editor("abc\nd")
    harness.tap(CGPoint(x: 100, y: 110))
    type(harness, "!")
    #expect(probe.text == "abc\nd!")
    harness.advance(by: 1)
    harness.tap(CGPoint(x: 6, y: 10))
    type(harness, "?")
    #expect(probe.text == "?abc\nd!")
  }

  @Test func `the editor scrolls to the caret, and by the wheel`() throws {
    let lines = (0..<20).map { "\($0)" }.joined(separator: "\n")
    let (harness, _) = editor(lines)
    press(harness, "End", .control)
    let end = try #require(caret(harness))
    #expect(end.maxY > 90 && end.maxY <= 120)
    press(harness, "Home", .control)
    let start = try #require(caret(harness))
    #expect(start.minY >= 0 && start.minY < 20)
    harness.wheel(at: CGPoint(x: 50, y: 60), notches: -2, holding: [])
    harness.settle()
    // The line with the caret is no longer visible.
    #expect(caret(harness) == nil)
    press(harness, "PageDown")
    let page = try #require(caret(harness))
    #expect(page.minY >= 0 && page.maxY <= 120)
  }

  @Test func `pasted newlines stay in an editor`() {
    let (harness, probe) = editor("")
    harness.send(.text(TextSample(time: harness.time, text: "a\r\nb\n", kind: .pasted)))
    harness.frame()
    #expect(probe.text == "a\nb\n")
  }

  @Test func `a vertical field is as high as its lines, within the line limit`() {
    func bar(_ text: String) -> CGFloat? {
      let probe = Probe()
      let harness = Harness(size: CGSize(width: 100, height: 300)) { GrowingField(text, probe) }
      return harness.list.fillBounds.first { $0.height == 10 }?.minY
    }
    // Two lines are reserved: 40.8 points and one more, rounded up.
    #expect(bar("") == 42)
    #expect(bar("a") == 42)
    #expect(bar("a\nb\nc") == 63)
    #expect(bar("a\nb\nc\nd") == 83)
    #expect(bar("a\nb\nc\nd\ne\nf") == 83)
  }

  @Test func `Return inserts a line into a vertical field, which scrolls beyond its limit`() throws
  {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 100, height: 300)) { GrowingField("", probe) }
    press(harness, "Tab")
    for _ in 0..<6 {
      type(harness, "a")
      press(harness, "Return")
    }
    #expect(probe.text == "a\na\na\na\na\na\n")
    let frame = try #require(caret(harness))
    #expect(frame.minY > 50 && frame.maxY <= 83.5)
  }

  @Test func `a trailing alignment moves the text of a field and its caret`() throws {
    let harness = Harness(size: CGSize(width: 100, height: 30)) {
      TextField("", text: .constant("ab")).multilineTextAlignment(.trailing)
    }
    press(harness, "Tab")
    let end = try #require(caret(harness))
    #expect(abs(end.midX - 100) < 1.5)
    press(harness, "Home")
    let start = try #require(caret(harness))
    #expect(abs(start.midX - (100 - 17)) < 0.01)
  }
}
