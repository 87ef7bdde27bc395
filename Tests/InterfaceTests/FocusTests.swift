// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct FocusTests {
  private final class Log {
    var entries: [String] = []
  }

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

  @Test func `Tab goes through the controls in reading order, Shift and Tab back`() {
    let log = Log()
    let harness = Harness {
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button(name) { log.entries.append(name) }.disabled(name == "b")
        }
      }
    }
    press(harness, "Tab")
    press(harness, "Space")
    press(harness, "Tab")
    press(harness, "Return")
    press(harness, "Tab")
    press(harness, "Space")
    press(harness, "Tab", .shift)
    press(harness, "Space")
    #expect(log.entries == ["a", "c", "a", "c"])
  }

  @Test func `the ring is seen after a key, and not under the hand`() {
    let harness = Harness { Button("a") {} }
    func rings() -> Int {
      harness.list.items.count { if case .stroke = $0 { true } else { false } }
    }
    #expect(rings() == 0)
    press(harness, "Tab")
    #expect(rings() == 1)
    harness.tap(CGPoint(x: 195, y: 422))
    #expect(rings() == 0)
  }

  private struct Keys: View {
    let log: Log
    @State private var value = 0.5

    var body: some View {
      VStack {
        Slider(value: $value, onEditingChanged: { if !$0 { log.entries.append("\(value)") } })
        Button("s") { log.entries.append("shortcut") }.keyboardShortcut("s")
        Button("d") { log.entries.append("default") }.keyboardShortcut(.defaultAction)
        Color.red.focusable().onKeyPress("x") {
          log.entries.append("x")
          return .handled
        }
      }
    }
  }

  @Test func `keys go to who has the focus, then to shortcuts, then to the hand`() {
    let log = Log()
    let harness = Harness { Keys(log: log) }
    press(harness, "S", .control)
    press(harness, "Return")
    press(harness, "X")
    #expect(log.entries == ["shortcut", "default"])
    press(harness, "Tab")
    press(harness, "Right")
    #expect(log.entries.last == "0.55")
    #expect(harness.host.touches.isEmpty)
    press(harness, "Tab", .shift)
    press(harness, "X")
    #expect(log.entries.last == "x")
    press(harness, "Left")
    #expect(!harness.host.touches.isEmpty)
  }

  private struct Fields: View {
    enum Field { case name, code }

    let log: Log
    @State private var name = ""
    @State private var code = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .code }
        SecureField("Code", text: $code).focused($field, equals: .code)
        Button("show") { log.entries.append("\(name) \(code) \(String(describing: field))") }
          .keyboardShortcut("i")
        Button("focus") { field = .name }.keyboardShortcut("f")
      }
    }
  }

  @Test func `focus follows a state, and a state the focus`() {
    let log = Log()
    let harness = Harness { Fields(log: log) }
    press(harness, "I", .control)
    press(harness, "F", .control)
    type(harness, "Mo")
    press(harness, "Return")
    type(harness, "12")
    press(harness, "I", .control)
    press(harness, "Escape")
    press(harness, "I", .control)
    #expect(log.entries.count == 3)
    #expect(log.entries[0].hasSuffix("nil") && log.entries[2].hasSuffix("nil"))
    #expect(log.entries[1].hasPrefix("Mo 12") && log.entries[1].contains("code"))
  }

  private final class Written {
    var text = ""
  }

  private struct Editor: View {
    let seen: Written
    @State private var text: String

    init(_ text: String, _ seen: Written) {
      _text = State(initialValue: text)
      self.seen = seen
      seen.text = text
    }

    var body: some View {
      TextField("Prompt", text: $text).onChange(of: text) { _, new in seen.text = new }
    }
  }

  private func editor(_ text: String) -> (Harness, Written) {
    let seen = Written()
    let harness = Harness(size: CGSize(width: 200, height: 60)) { Editor(text, seen) }
    press(harness, "Tab")
    return (harness, seen)
  }

  @Test func `a text field is written, moved in, selected and undone`() {
    let (harness, seen) = editor("one two")
    press(harness, "Left", .control)
    type(harness, "x")
    #expect(seen.text == "one xtwo")
    press(harness, "Backspace")
    press(harness, "Home")
    press(harness, "Right", [.shift, .control])
    type(harness, "1")
    #expect(seen.text == "1 two")
    press(harness, "Z", .control)
    #expect(seen.text == "one two")
    press(harness, "Z", [.control, .shift])
    #expect(seen.text == "1 two")
    press(harness, "End")
    press(harness, "Backspace", .control)
    #expect(seen.text == "1 ")
    press(harness, "A", .control)
    press(harness, "Delete")
    #expect(seen.text == "")
  }

  @Test func `what is copied goes out, and what is pasted comes in as one line`() {
    let (harness, seen) = editor("abc")
    var copied = ""
    harness.host.copyText = { copied = $0 }
    press(harness, "Left", .shift)
    press(harness, "C", .control)
    #expect(copied == "c")
    press(harness, "X", .control)
    #expect(seen.text == "ab")
    type(harness, "1\n2\u{7}", .pasted)
    #expect(seen.text == "ab1 2")
  }

  @Test func `what is being composed is no text yet`() {
    let (harness, seen) = editor("")
    type(harness, "하", .composing)
    type(harness, "한", .composing)
    #expect(seen.text == "")
    #expect(harness.list.items.contains { "\($0)".contains("한") })
    type(harness, "한", .typed)
    #expect(seen.text == "한")
  }

  @Test func `a hand places the caret, a second press takes the word, a third all`() {
    let (harness, seen) = editor("one two")
    let point = CGPoint(x: 8.5 * 5 + 1, y: 30)
    harness.tap(point)
    type(harness, "x")
    #expect(seen.text == "one txwo")
    harness.advance(by: 1)
    harness.tap(point)
    harness.tap(point)
    type(harness, "!")
    #expect(seen.text == "one !")
    harness.advance(by: 1)
    for _ in 0..<3 { harness.tap(CGPoint(x: 4, y: 30)) }
    type(harness, "?")
    #expect(seen.text == "?")
  }

  @Test func `keys that type do nothing else while a field is written`() {
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

  @Test func `the caret blinks for a while, and then the field comes to rest`() {
    let (harness, _) = editor("")
    func hasCaret() -> Bool { harness.list.fillBounds.contains { $0.width == 2 } }
    #expect(hasCaret())
    harness.advance(by: 0.8)
    #expect(!hasCaret())
    harness.advance(by: 12)
    #expect(hasCaret())
    #expect(harness.settle())
  }
}
