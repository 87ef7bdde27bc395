// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct DialogTests {
  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.map(\.run.text)
  }

  private func origin(of text: String, in harness: Harness) -> CGPoint? {
    harness.list.glyphItems.first { $0.run.text == text }?.origin
  }

  private func key(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: true, modifiers: modifiers)))
    harness.frame()
  }

  private struct Asking: View {
    var roles: [ButtonRole?] = [nil, .cancel]
    let log: EventLog
    @State private var isShown = false

    var body: some View {
      Button("ask") { isShown = true }.keyboardShortcut("a")
        .font(.largeTitle)
        .alert("Title", isPresented: $isShown) {
          ForEach(roles.indices, id: \.self) { index in
            Button("answer \(index)", role: roles[index]) { log.lines.append("\(index)") }
          }
        } message: {
          Text("message")
        }
    }
  }

  private let log = EventLog()

  private func asking(_ roles: [ButtonRole?]) -> Harness {
    let harness = Harness { Asking(roles: roles, log: log) }
    key(harness, "A", .control)
    #expect(harness.settle())
    return harness
  }

  @Test func `an alert is centered and 270 points wide, with two buttons side by side`() throws {
    let harness = asking([nil, .cancel])
    // Title 20.4 and message 15.6, 4 apart, 20 above and below, and the buttons.
    let card = try #require(harness.list.fillBounds.first { $0.width == 270 })
    #expect(card.midX == 195 && abs(card.midY - 422) < 1)
    #expect(card.height == 124)
    let cancel = try #require(origin(of: "answer 1", in: harness))
    let other = try #require(origin(of: "answer 0", in: harness))
    #expect(cancel.y == other.y)
    #expect(cancel.x < 195 && other.x > 195)
  }

  @Test func `three or more buttons are stacked, with the cancel button last`() throws {
    let harness = asking([.cancel, nil, .destructive])
    let rows = try (0..<3).map { try #require(origin(of: "answer \($0)", in: harness)).y }
    #expect(abs(rows[2] - rows[1] - 44) < 1)
    #expect(abs(rows[0] - rows[2] - 44) < 1)
  }

  @Test func `an alert without buttons has an OK button`() throws {
    let harness = asking([])
    #expect(texts(harness).contains("OK"))
    key(harness, "Return")
    harness.settle()
    #expect(!texts(harness).contains("Title"))
  }

  @Test(arguments: [("Escape", "1"), ("Return", "0")])
  func `Escape cancels an alert, and Return performs its default action`(
    pressed: String, answer: String
  ) {
    let harness = asking([nil, .cancel])
    key(harness, pressed)
    harness.settle()
    #expect(log.lines == [answer])
    #expect(!texts(harness).contains("Title"))
  }

  @Test func `a press outside of an alert does nothing, a press on a button dismisses it`() throws {
    let harness = asking([nil, .destructive])
    harness.tap(CGPoint(x: 195, y: 100))
    harness.settle()
    #expect(log.lines.isEmpty && texts(harness).contains("Title"))
    key(harness, "Escape")
    #expect(log.lines.isEmpty)
    harness.tap(try #require(origin(of: "answer 1", in: harness)))
    harness.settle()
    #expect(log.lines == ["1"])
    #expect(!texts(harness).contains("Title"))
  }

  private struct Choosing: View {
    let log: EventLog
    @State private var subject: String?
    @State private var isShown = false

    var body: some View {
      Button("choose") { (subject, isShown) = ("doge", true) }.keyboardShortcut("a")
        .confirmationDialog(
          "Title", isPresented: $isShown, titleVisibility: .visible, presenting: subject
        ) { name in
          Button("pet \(name)") { log.lines.append(name) }
          Button("drop", role: .destructive) { log.lines.append("drop") }
        }
    }
  }

  @Test func `a confirmation dialog is at the bottom, with a separate Cancel button`() throws {
    let harness = Harness { Choosing(log: log) }
    key(harness, "A", .control)
    harness.settle()
    let cards = harness.list.fillBounds.filter { $0.width == 374 }
    let last = try #require(cards.last)
    #expect(last == CGRect(x: 8, y: 844 - 8 - 57, width: 374, height: 57))
    #expect(texts(harness).contains("Title"))
    #expect(try #require(origin(of: "Cancel", in: harness)).y > last.minY)
    harness.tap(try #require(origin(of: "pet doge", in: harness)))
    harness.settle()
    #expect(log.lines == ["doge"])
    #expect(!texts(harness).contains("Cancel"))
  }

  @Test(arguments: [true, false])
  func `Escape and a press outside dismiss a confirmation dialog`(byKey: Bool) {
    let harness = Harness { Choosing(log: log) }
    key(harness, "A", .control)
    harness.settle()
    if byKey { key(harness, "Escape") } else { harness.tap(CGPoint(x: 100, y: 100)) }
    harness.settle()
    #expect(!texts(harness).contains("Cancel"))
    #expect(log.lines.isEmpty)
  }

  private struct Old: View {
    let log: EventLog
    @State private var isShown = false

    var body: some View {
      Button("ask") { isShown = true }.keyboardShortcut("a")
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Delete?"), message: Text("All of it."),
            primaryButton: .destructive(Text("Delete")) { log.lines.append("deleted") },
            secondaryButton: .cancel())
        }
    }
  }

  @Test func `an Alert value can be presented`() throws {
    let harness = Harness { Old(log: log) }
    key(harness, "A", .control)
    harness.settle()
    harness.tap(try #require(origin(of: "Delete", in: harness)))
    harness.settle()
    #expect(log.lines == ["deleted"])
    #expect(!texts(harness).contains("Delete?"))
  }

  private struct Renaming: View {
    let log: EventLog
    @State private var isShown = false
    @State private var name = "old"

    var body: some View {
      Button("ask") { isShown = true }.keyboardShortcut("a")
        .alert("Title", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Save") { log.lines.append(name) }
        }
    }
  }

  @Test func `the first text field of an alert has the focus`() {
    let harness = Harness { Renaming(log: log) }
    key(harness, "A", .control)
    harness.settle()
    #expect(harness.host.focus.isEditingText)
    harness.send(.text(TextSample(time: harness.time, text: "er")))
    harness.frame()
    #expect(texts(harness).contains("older"))
    key(harness, "Escape")
    let plain = asking([nil])
    #expect(!plain.host.focus.isEditingText)
  }
}
