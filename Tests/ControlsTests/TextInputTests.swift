// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Input methods, selection and dragging in text fields. A letter is 8.5 points wide; a field is 22
/// points high, in a row of 30.
@MainActor
@Suite struct TextInputTests {
  private final class Probe {
    var texts = ["", ""]
    var primary: [String] = []
    var primaryRequests = 0
    var resets = 0
  }

  private struct Fields: View {
    let probe: Probe
    var isSecure = false
    @State private var first: String
    @State private var second: String

    init(_ first: String, _ second: String, _ probe: Probe, isSecure: Bool) {
      _first = State(initialValue: first)
      _second = State(initialValue: second)
      self.probe = probe
      self.isSecure = isSecure
    }

    var body: some View {
      VStack(spacing: 0) {
        Group {
          if isSecure { SecureField("", text: $first) } else { TextField("", text: $first) }
        }
        .frame(height: 30)
        TextField("", text: $second).frame(height: 30)
      }
      .onChange(of: [first, second], initial: true) { _, new in probe.texts = new }
    }
  }

  private func fields(
    _ first: String, _ second: String = "", isSecure: Bool = false
  ) -> (Harness, Probe) {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      Fields(first, second, probe, isSecure: isSecure)
    }
    harness.host.textInput.setPrimarySelection = { probe.primary.append($0) }
    harness.host.textInput.requestPrimarySelection = { probe.primaryRequests += 1 }
    harness.host.textInput.resetInputMethod = { probe.resets += 1 }
    press(harness, "Tab")
    return (harness, probe)
  }

  private func press(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
  }

  private func type(_ harness: Harness, _ text: String, _ kind: TextSample.Kind = .typed) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: kind)))
    harness.frame()
  }

  private func compose(_ harness: Harness, _ text: String, _ selection: Range<Int>? = nil) {
    harness.send(
      .text(
        TextSample(time: harness.time, text: text, kind: .composing, selection: selection)))
    harness.frame()
  }

  private func fills(_ harness: Harness, height: CGFloat) -> [CGRect] {
    harness.list.fillBounds.filter { abs($0.height - height) < 0.01 }
  }

  private func caret(_ harness: Harness) -> CGRect? {
    harness.list.fillBounds.first { $0.width == 2 }
  }

  private func x(_ letters: Double) -> CGFloat { 8.5 * letters }

  // MARK: Input methods

  @Test func `a composition is underlined at its place, with the caret behind it`() throws {
    let (harness, probe) = fields("abcd")
    press(harness, "Left")
    press(harness, "Left")
    compose(harness, "にほ")
    #expect(harness.list.glyphItems.map(\.run.text) == ["abにほcd"])
    let lines = fills(harness, height: 1)
    #expect(lines.count == 1 && lines[0].minX == x(2) && lines[0].width == x(2))
    #expect(try #require(caret(harness)).midX == x(4))
    #expect(probe.texts[0] == "abcd")
  }

  @Test func `the caret of the input method is inside the composition`() throws {
    let (harness, _) = fields("ab")
    compose(harness, "にほ", 1..<1)
    #expect(try #require(caret(harness)).midX == x(3))
  }

  @Test func `the clause that is converted is emphasized, and hides the caret`() {
    let (harness, _) = fields("ab")
    compose(harness, "日本語", 1..<3)
    let thick = fills(harness, height: 2)
    #expect(thick.count == 1 && thick[0].minX == x(3) && thick[0].width == x(2))
    #expect(fills(harness, height: 1).map(\.width) == [x(3)])
    #expect(caret(harness) == nil)
  }

  @Test func `candidates are shown at the clause, or at the caret`() throws {
    let (harness, _) = fields("ab")
    compose(harness, "日本", 1..<2)
    #expect(try #require(harness.host.textInputArea).minX == x(3) - 1)
    compose(harness, "日本語")
    #expect(try #require(harness.host.textInputArea).minX == x(5) - 1)
    press(harness, "Tab")
    #expect(try #require(harness.host.textInputArea).minY >= 30)
  }

  @Test func `a cancelled composition leaves no trace`() {
    let (harness, probe) = fields("ab")
    compose(harness, "にほ")
    compose(harness, "")
    #expect(probe.texts[0] == "ab")
    #expect(fills(harness, height: 1).isEmpty)
    press(harness, "Z", .control)
    #expect(probe.texts[0] == "ab")
  }

  @Test func `a composition is committed when the focus moves, and the input method is reset`() {
    let (harness, probe) = fields("ab", "x")
    compose(harness, "한")
    press(harness, "Tab")
    #expect(probe.texts == ["ab한", "x"])
    #expect(probe.resets == 1)
    type(harness, "y")
    #expect(probe.texts == ["ab한", "xy"])
  }

  @Test func `a composition is committed when the window loses the focus`() {
    let (harness, probe) = fields("ab")
    compose(harness, "한")
    harness.send(.interruption(time: harness.time, .hidden))
    harness.frame()
    #expect(probe.texts[0] == "ab")
    harness.send(.interruption(time: harness.time, .focusLost))
    harness.frame()
    #expect(probe.texts[0] == "ab한")
    compose(harness, "")
    #expect(probe.texts[0] == "ab한")
  }

  @Test func `a click in the text commits the composition and moves the caret`() {
    let (harness, probe) = fields("ab")
    compose(harness, "한글")
    harness.tap(CGPoint(x: x(3), y: 15))
    #expect(probe.texts[0] == "ab한글" && probe.resets == 1)
    type(harness, "!")
    #expect(probe.texts[0] == "ab한!글")
  }

  @Test func `a composition of a combining mark joins the letter before it`() throws {
    let (harness, _) = fields("ab")
    compose(harness, "\u{301}")
    #expect(try #require(caret(harness)).midX == x(2))
    let line = try #require(fills(harness, height: 1).first)
    #expect(line.minX == x(1) && line.width == x(1))
  }

  @Test func `keys act on the text of the events before them in the same frame`() {
    let (harness, probe) = fields("")
    for text in ["a", "b", "c"] {
      harness.send(.text(TextSample(time: harness.time, text: text)))
    }
    harness.send(.key(KeySample(time: harness.time, key: "Left", isDown: true)))
    harness.send(.text(TextSample(time: harness.time, text: "-")))
    harness.frame()
    #expect(probe.texts[0] == "ab-c")
  }

  // MARK: Selection

  @Test func `Shift and a click extend the selection`() {
    let (harness, probe) = fields("abcdef")
    harness.tap(CGPoint(x: x(1), y: 15))
    harness.advance(by: 1)
    harness.mouse(.down, CGPoint(x: x(4), y: 15), holding: .shift)
    harness.mouse(.up, CGPoint(x: x(4), y: 15), holding: .shift)
    type(harness, "-")
    #expect(probe.texts[0] == "a-ef")
  }

  @Test func `a drag after a double click selects by words`() {
    let (harness, probe) = fields("one two three four")
    harness.tap(CGPoint(x: x(5), y: 15))
    harness.drag(from: CGPoint(x: x(5), y: 15), to: CGPoint(x: x(9.5), y: 15), over: 0.1)
    type(harness, "-")
    #expect(probe.texts[0] == "one - four")
    press(harness, "Z", .control)
    harness.advance(by: 1)
    harness.tap(CGPoint(x: x(5), y: 15))
    harness.drag(from: CGPoint(x: x(5), y: 15), to: CGPoint(x: x(0.5), y: 15), over: 0.1)
    type(harness, "-")
    #expect(probe.texts[0] == "- three four")
  }

  @Test func `arrows move as the text is seen, and a selection of mixed directions has parts`() {
    // Shown as abגבאcd.
    let (harness, probe) = fields("abאבגcd")
    press(harness, "Home")
    for _ in 0..<3 { press(harness, "Right") }
    type(harness, "1")
    // The third step crosses the last Hebrew letter.
    #expect(probe.texts[0] == "abאב1גcd")
    press(harness, "Z", .control)
    press(harness, "Home")
    for _ in 0..<4 { press(harness, "Right", .shift) }
    let parts = fills(harness, height: 22)
    #expect(parts.count == 2)
    press(harness, "Left")
    type(harness, "2")
    #expect(probe.texts[0].hasPrefix("2"))
  }

  // MARK: Primary selection and dragging

  @Test func `selected text is offered as the primary selection, but not a password`() {
    let (harness, probe) = fields("abc")
    press(harness, "Left", .shift)
    press(harness, "Left", .shift)
    #expect(probe.primary == ["c", "bc"])
    harness.drag(from: CGPoint(x: 1, y: 15), to: CGPoint(x: x(2), y: 15), over: 0.2)
    #expect(probe.primary == ["c", "bc", "ab"])
    let (secure, secureProbe) = fields("abc", isSecure: true)
    press(secure, "A", .control)
    secure.drag(from: CGPoint(x: 1, y: 15), to: CGPoint(x: x(2), y: 15), over: 0.2)
    #expect(secureProbe.primary.isEmpty)
  }

  @Test func `the middle button pastes the primary selection where it is pressed`() {
    let (harness, probe) = fields("ab", "cd")
    harness.mouse(.down, CGPoint(x: x(1), y: 45), .middle)
    harness.mouse(.up, CGPoint(x: x(1), y: 45), .middle)
    #expect(probe.primaryRequests == 1)
    type(harness, "-", .pasted)
    #expect(probe.texts == ["ab", "c-d"])
    #expect(harness.host.touches.isEmpty)
  }

  @Test func `selected text is moved by a drag, and copied with Control`() {
    let (harness, probe) = fields("one two")
    harness.tap(CGPoint(x: x(1), y: 15))
    harness.tap(CGPoint(x: x(1), y: 15))
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: x(1), y: 15), to: CGPoint(x: x(7), y: 15), over: 0.2)
    #expect(probe.texts[0] == " twoone")
    press(harness, "Z", .control)
    #expect(probe.texts[0] == "one two")
    harness.advance(by: 1)
    let (start, end) = (CGPoint(x: x(1), y: 15), CGPoint(x: x(7), y: 15))
    harness.mouse(.down, start)
    harness.mouse(.move, end)
    harness.mouse(.up, end, holding: .control)
    #expect(probe.texts[0] == "one twoone")
  }

  @Test func `a press on selected text without a drag moves the caret`() {
    let (harness, probe) = fields("abcdef")
    press(harness, "A", .control)
    harness.tap(CGPoint(x: x(2), y: 15))
    type(harness, "-")
    #expect(probe.texts[0] == "ab-cdef")
  }

  @Test func `selected text is dragged into another field`() {
    let (harness, probe) = fields("one two", "xy")
    harness.tap(CGPoint(x: x(5), y: 15))
    harness.tap(CGPoint(x: x(5), y: 15))
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: x(5), y: 15), to: CGPoint(x: x(1), y: 45), over: 0.2)
    #expect(probe.texts == ["one ", "xtwoy"])
    type(harness, "-")
    #expect(probe.texts == ["one ", "x-y"])
  }

  // MARK: Blinking

  @Test func `the caret blinks at the desktop's pace`() {
    let (harness, _) = fields("")
    harness.host.textInput.caretBlink = CaretBlink(
      period: 1, visibleFraction: 0.5, duration: .infinity)
    press(harness, "Left")
    #expect(caret(harness) != nil)
    harness.advance(by: 0.6)
    #expect(caret(harness) == nil)
    harness.advance(by: 30)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    harness.host.textInput.caretBlink = .never
    press(harness, "Left")
    #expect(harness.settle())
    #expect(caret(harness) != nil)
  }

  @Test func `a blinking caret needs two frames in a period`() {
    let (harness, _) = fields("")
    harness.advance(by: 0.1)
    var frames = 0
    let end = harness.time + 6
    while let next = harness.host.nextFrame(after: harness.time), next < end {
      while harness.time < next { harness.frame() }
      frames += 1
    }
    #expect(frames >= 9 && frames <= 11)
  }
}
