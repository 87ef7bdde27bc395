// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct TextFieldTests {
  private func press(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: true, modifiers: modifiers)))
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: false, modifiers: modifiers)))
    harness.frame()
  }

  private func type(_ harness: Harness, _ text: String, _ kind: TextSample.Kind = .typed) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: kind)))
    harness.frame()
  }

  private final class TextProbe {
    var text = ""
  }

  private struct Editor: View {
    let probe: TextProbe
    @State private var text: String

    init(_ text: String, _ probe: TextProbe) {
      _text = State(initialValue: text)
      self.probe = probe
      probe.text = text
    }

    var body: some View {
      TextField("Prompt", text: $text).onChange(of: text) { _, new in probe.text = new }
    }
  }

  private func editor(_ text: String) -> (Harness, TextProbe) {
    let probe = TextProbe()
    let harness = Harness(size: CGSize(width: 200, height: 60)) { Editor(text, probe) }
    press(harness, "Tab")
    return (harness, probe)
  }

  @Test func `a text field supports typing, caret movement, selection and undo`() {
    let (harness, probe) = editor("one two")
    press(harness, "Left", .control)
    type(harness, "x")
    #expect(probe.text == "one xtwo")
    press(harness, "Backspace")
    press(harness, "Home")
    press(harness, "Right", [.shift, .control])
    type(harness, "1")
    #expect(probe.text == "1 two")
    press(harness, "Z", .control)
    #expect(probe.text == "one two")
    press(harness, "Z", [.control, .shift])
    #expect(probe.text == "1 two")
    press(harness, "End")
    press(harness, "Backspace", .control)
    #expect(probe.text == "1 ")
    press(harness, "A", .control)
    press(harness, "Delete")
    #expect(probe.text == "")
  }

  @Test func `a text that is longer than its field is truncated until the field is edited`() throws
  {
    func glyphs(_ harness: Harness) throws -> Int {
      try #require(harness.list.glyphItems.first).run.glyphs.count
    }
    let text = "one two three four five six seven eight nine ten"
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Prompt", text: .constant(text))
    }
    let letters = text.filter { $0 != " " }.count
    // The beginning is shown, at the leading edge, as in pictures of iOS 26.
    #expect(try glyphs(harness) < letters)
    #expect(try #require(harness.list.glyphItems.first).origin.x < 1)
    press(harness, "Tab")
    #expect(try glyphs(harness) == letters)
  }

  @Test func `copied text leaves the field, and pasted text is reduced to one line`() {
    let (harness, probe) = editor("abc")
    var copied = ""
    harness.host.copyText = { copied = $0 }
    press(harness, "Left", .shift)
    press(harness, "C", .control)
    #expect(copied == "c")
    press(harness, "X", .control)
    #expect(probe.text == "ab")
    type(harness, "1\n2\u{7}", .pasted)
    #expect(probe.text == "ab1 2")
  }

  @Test func `text in composition is shown but not committed`() {
    let (harness, probe) = editor("")
    type(harness, "하", .composing)
    type(harness, "한", .composing)
    #expect(probe.text == "")
    #expect(harness.list.items.contains { "\($0)".contains("한") })
    type(harness, "한", .typed)
    #expect(probe.text == "한")
  }

  @Test func `a tap moves the caret, a double tap selects the word, a triple tap all`() {
    let (harness, probe) = editor("one two")
    let point = CGPoint(x: 8.5 * 5 + 1, y: 30)
    harness.tap(point)
    type(harness, "x")
    #expect(probe.text == "one txwo")
    harness.advance(by: 1)
    harness.tap(point)
    harness.tap(point)
    type(harness, "!")
    #expect(probe.text == "one !")
    harness.advance(by: 1)
    for _ in 0..<3 { harness.tap(CGPoint(x: 4, y: 30)) }
    type(harness, "?")
    #expect(probe.text == "?")
  }

  @Test func `keys that type text have no other effect while a field has the focus`() {
    let (harness, _) = editor("")
    press(harness, "=")
    press(harness, "Left")
    #expect(harness.host.touches.isEmpty)
    #expect(harness.host.textInputArea != nil)
    press(harness, "Escape")
    #expect(harness.host.textInputArea == nil)
    press(harness, "=")
    #expect(!harness.host.touches.isEmpty)
  }

  @Test func `the caret blinks for a limited time, and then no frame is requested`() {
    let (harness, _) = editor("")
    func hasCaret() -> Bool { harness.list.fillBounds.contains { $0.width == 2 } }
    #expect(hasCaret())
    harness.advance(by: 0.9)
    #expect(!hasCaret())
    harness.advance(by: 12)
    #expect(hasCaret())
    #expect(harness.settle())
  }
}
