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

  @Test func `Tab moves the focus in reading order, Shift-Tab back`() {
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

  @Test func `a view in front of the next ones is not a later stop of Tab`() {
    let log = Log()
    let harness = Harness {
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button(name) { log.entries.append(name) }.zIndex(name == "a" ? 1 : 0)
        }
      }
    }
    for _ in 0..<3 {
      press(harness, "Tab")
      press(harness, "Space")
    }
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func `the focus ring is visible after a key and not after a tap`() {
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

  private struct Jump: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("go") { isFocused = true }.keyboardShortcut("g")
        Button("target") {}.focused($isFocused)
      }
    }
  }

  @Test func `a focus that a key press moves by a focus state has a ring, by a tap none`() throws {
    func rings(_ harness: Harness) -> Int {
      harness.list.items.count { if case .stroke = $0 { true } else { false } }
    }
    let byKey = Harness { Jump() }
    press(byKey, "G", .control)
    byKey.frame()
    #expect(rings(byKey) == 1)
    let byTap = Harness { Jump() }
    let button = try #require(byTap.host.accessibilityItems.first { $0.label == "go" }).frame
    byTap.tap(CGPoint(x: button.midX, y: button.midY))
    byTap.frame()
    #expect(rings(byTap) == 0)
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

  @Test func `the release of a key is handled in the phase up`() {
    let log = Log()
    let harness = Harness {
      Color.red.focusable()
        .onKeyPress("x", phases: .up) { _ in
          log.entries.append("up")
          return .handled
        }
        .onKeyPress("y", phases: .all) { press in
          log.entries.append(press.phase == .up ? "y up" : "y down")
          return .handled
        }
        .onKeyPress("z") {
          log.entries.append("z")
          return .handled
        }
    }
    press(harness, "Tab")
    for key in ["X", "Y", "Z"] {
      harness.key(key)
      harness.key(key, isDown: false)
    }
    #expect(log.entries == ["up", "y down", "y up", "z"])
  }

  @Test func `keys go to the focused view, then to shortcuts, then to gestures`() {
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

  @Test func `focus and FocusState update each other`() {
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

  private struct Password: View {
    let log: Log
    @State private var text = ""
    @State private var isSecure = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Group {
        if isSecure { SecureField("", text: $text) } else { TextField("", text: $text) }
      }
      .focused($isFocused)
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { _, new in log.entries.append(new ? "focused" : "none") }
      .background { Button("") { isSecure.toggle() }.keyboardShortcut("e", modifiers: .control) }
    }
  }

  @Test func `a view that is replaced inside of focused loses the focus`() {
    let log = Log()
    let harness = Harness { Password(log: log) }
    harness.frame()
    #expect(log.entries == ["focused"])
    press(harness, "E", .control)
    harness.frame()
    #expect(log.entries == ["focused", "none"])
  }

  private struct TwoStates: View {
    enum Field { case name, form }
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
      TextField("", text: $text)
        .focused($isFocused)
        .focused($field, equals: .name)
        .background {
          Button("") { isFocused = false }.keyboardShortcut("e", modifiers: .control)
        }
        .onAppear { isFocused = true }
        .onChange(of: field) { _, new in log.entries.append(new == nil ? "none" : "name") }
    }
  }

  @Test func `a view with two states loses the focus when one of them is cleared`() {
    let log = Log()
    let harness = Harness { TwoStates(log: log) }
    harness.frame()
    #expect(log.entries == ["name"])
    press(harness, "E", .control)
    harness.frame()
    #expect(log.entries == ["name", "none"])
  }

  private struct Nested: View {
    let log: Log
    @State private var text = ""
    @FocusState private var field: TwoStates.Field?

    var body: some View {
      VStack { TextField("", text: $text).focused($field, equals: .name) }
        .focused($field, equals: .form)
        .onChange(of: text) { _, new in log.entries.append(new) }
    }
  }

  @Test func `a view within two values of one state keeps the focus`() {
    let log = Log()
    let harness = Harness { Nested(log: log) }
    press(harness, "Tab")
    type(harness, "M")
    type(harness, "o")
    #expect(log.entries == ["M", "Mo"])
  }

  private struct FocusedLabel: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused" : "not focused") }
  }

  @Test func `views in a focusable view know whether it has the focus`() {
    let harness = Harness {
      VStack {
        FocusedLabel().focusable()
        FocusedLabel()
      }
    }
    func texts() -> [String] { harness.list.glyphItems.map(\.run.text) }
    #expect(texts() == ["not focused", "not focused"])
    press(harness, "Tab")
    harness.frame()
    #expect(texts() == ["focused", "not focused"])
  }
}

extension FocusTests {
  private struct Row: View {
    @Binding var text: String
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("new", text: $text).focused($isFocused)
        .onAppear { isFocused = text.isEmpty }
    }
  }

  private struct Rows: View {
    @State private var texts = ["first"]

    var body: some View {
      VStack {
        ForEach(texts.indices, id: \.self) { Row(text: $texts[$0]) }
        Text(texts.joined(separator: "+"))
        Button("add") { texts.append("") }
      }
    }
  }

  @Test func `a view that sets its focus state as it appears takes the focus`() throws {
    let harness = Harness { Rows() }
    func tap(_ text: String) throws {
      let origin = try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
      harness.tap(CGPoint(x: origin.x + 4, y: origin.y - 4))
      harness.settle()
    }
    try tap("first")
    try tap("add")
    type(harness, "x")
    harness.settle()
    #expect(harness.list.glyphItems.contains { $0.run.text == "first+x" })
  }

  private struct Shared: View {
    @State private var texts = ["a", "b"]
    @State private var count = 0
    @FocusState private var isEditing: Bool
    @FocusState private var other: Bool

    var body: some View {
      VStack {
        TextField("", text: $texts[0]).focused($isEditing)
        TextField("", text: $texts[1]).focused($isEditing)
          .onChange(of: texts[1]) { other = false }
        Text(texts.joined(separator: "+"))
      }
    }
  }

  @Test func `the focus stays in one of the views that share a state`() throws {
    let harness = Harness { Shared() }
    let origin = try #require(harness.list.glyphItems.first { $0.run.text == "a" }?.origin)
    harness.tap(CGPoint(x: origin.x + 4, y: origin.y - 4))
    harness.settle()
    type(harness, "x")
    type(harness, "y")
    harness.settle()
    let sum = harness.list.glyphItems.map(\.run.text).first { $0.contains("+") }
    #expect(sum?.hasSuffix("+b") == true && sum?.count == 5)
  }
}
