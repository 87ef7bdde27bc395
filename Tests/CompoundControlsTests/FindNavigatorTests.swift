// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The bar for finding text in text editors.
@MainActor
@Suite struct FindNavigatorTests {
  private final class Model {
    var selection: TextSelection?
    var text = "One two\none Öne"
  }

  private struct Editor: View {
    let model: Model
    var isDisabled = false
    @State private var isPresented = true

    init(model: Model, isDisabled: Bool = false) {
      (self.model, self.isDisabled) = (model, isDisabled)
    }

    var body: some View {
      TextEditor(
        text: Binding {
          model.text
        } set: {
          model.text = $0
        },
        selection: Binding {
          model.selection
        } set: {
          model.selection = $0
        }
      )
      .findDisabled(isDisabled)
      .findNavigator(isPresented: $isPresented)
    }
  }

  private func texts(_ harness: Harness) -> Set<String> {
    Set(harness.list.glyphItems.map(\.run.text))
  }

  private func type(_ text: String, _ harness: Harness) {
    harness.send(.text(TextSample(time: harness.time, text: text)))
    harness.advance(by: 0.1)
  }

  /// The rectangles of the highlights, and of that of the current match.
  private func highlights(_ harness: Harness) -> (all: [CGRect], current: [CGRect]) {
    let paints = harness.list.items.compactMap { item in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    let found = zip(paints, harness.list.fillBounds).filter { $0.0.hasPrefix("#ffcc00") }
    return (found.map(\.1), found.filter { $0.0 == "#ffcc00" }.map(\.1))
  }

  private func selected(_ model: Model) -> Range<Int>? {
    guard case .selection(let range) = model.selection?.indices else { return nil }
    let text = model.text
    return text.distance(
      from: text.startIndex, to: range.lowerBound)..<text.distance(
        from: text.startIndex, to: range.upperBound)
  }

  @Test func `matches are highlighted, and Return goes from one to the next`() throws {
    let model = Model()
    let harness = Harness { Editor(model: model) }
    harness.settle()
    #expect(texts(harness).isSuperset(of: ["Find", "Done"]))
    #expect(highlights(harness).all.isEmpty)
    type("ONE", harness)
    #expect(texts(harness).contains("1 of 3"))
    let (all, current) = highlights(harness)
    #expect(all.count == 3 && current.count == 1 && all[0] == current[0])
    #expect(selected(model) == 0..<3)
    for (count, range) in [("2 of 3", 8..<11), ("3 of 3", 12..<15), ("1 of 3", 0..<3)] {
      harness.key("Return")
      harness.key("Return", isDown: false)
      harness.advance(by: 0.1)
      #expect(texts(harness).contains(count) && selected(model) == range)
    }
    type("x", harness)
    #expect(texts(harness).contains("Not found") && highlights(harness).all.isEmpty)
    harness.key("Escape")
    harness.key("Escape", isDown: false)
    harness.settle()
    #expect(!texts(harness).contains("Done"))
  }

  @Test func `an editor that cannot be searched has no bar`() {
    let harness = Harness { Editor(model: Model(), isDisabled: true) }
    harness.settle()
    #expect(!texts(harness).contains("Done"))
  }

  @Test func `the editor scrolls to the match`() {
    let model = Model()
    model.text = String(repeating: "line\n", count: 100) + "last"
    let harness = Harness { Editor(model: model) }
    harness.settle()
    #expect(!texts(harness).contains("last"))
    type("last", harness)
    harness.settle()
    let (_, current) = highlights(harness)
    #expect(current.count == 1 && current.allSatisfy { (0..<800).contains($0.midY) })
  }

  private func press(_ key: String, holding modifiers: Modifiers = [], _ harness: Harness) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
    harness.advance(by: 0.1)
  }

  /// Clicks before the first character of a text that is drawn.
  private func click(_ text: String, _ harness: Harness) throws {
    let item = try #require(harness.list.glyphItems.first { $0.run.text == text })
    harness.tap(CGPoint(x: item.origin.x + 1, y: item.origin.y - 4))
    harness.advance(by: 1)
  }

  @Test func `typing does not select a match that moves`() throws {
    let model = Model()
    model.text = "aa one"
    let harness = Harness { Editor(model: model) }
    harness.settle()
    type("one", harness)
    #expect(selected(model) == 3..<6)
    try click("aa one", harness)
    type("x", harness)
    type("y", harness)
    #expect(model.text == "xyaa one" && selected(model) == 2..<2)
    #expect(highlights(harness).current.count == 1)
  }

  @Test func `the editor scrolls to the caret that moves, not back to the match`() throws {
    let model = Model()
    model.text = "first\n" + String(repeating: "line\n", count: 100) + "last"
    let harness = Harness { Editor(model: model) }
    harness.settle()
    type("first", harness)
    let match = try #require(highlights(harness).current.first)
    harness.tap(CGPoint(x: match.minX + 1, y: match.midY))
    harness.advance(by: 1)
    press("End", holding: .control, harness)
    harness.settle()
    #expect(highlights(harness).current.isEmpty && selected(model) == 510..<510)
  }

  @Test func `Return shows and selects the only match again`() {
    let model = Model()
    model.text = "first\n" + String(repeating: "line\n", count: 100) + "last"
    let harness = Harness { Editor(model: model) }
    harness.settle()
    type("last", harness)
    harness.settle()
    harness.wheel(at: CGPoint(x: 200, y: 300), notches: 100, holding: [])
    harness.settle()
    #expect(highlights(harness).current.isEmpty)
    press("Return", harness)
    harness.settle()
    #expect(highlights(harness).current.count == 1 && texts(harness).contains("1 of 1"))
  }

  private struct Editors: View {
    @State private var first = "one two"
    @State private var second = "two one"
    @State private var isPresented = true
    @State private var isShown = true

    init() {}

    var body: some View {
      VStack {
        Button("Remove") { isShown = false }
        Button("Find again") { isPresented = true }
        if isShown {
          TextEditor(text: $first)
          TextEditor(text: $second)
        }
      }
      .findNavigator(isPresented: $isPresented)
    }
  }

  private func tap(_ text: String, _ harness: Harness) throws {
    let item = try #require(harness.list.glyphItems.first { $0.run.text == text })
    harness.tap(CGPoint(x: item.origin.x + 4, y: item.origin.y - 4))
    harness.advance(by: 1)
  }

  @Test func `only the editor that was focused last is searched, otherwise the first`() throws {
    let harness = Harness { Editors() }
    harness.settle()
    type("one", harness)
    let (all, current) = highlights(harness)
    #expect(texts(harness).contains("1 of 1") && all.count == 1 && current == all)
    try click("two one", harness)
    let second = highlights(harness).all
    try #require(second.count == 1)
    #expect(second[0].minY > all[0].maxY)
    try tap("Find again", harness)
    #expect(highlights(harness).all == second)
  }

  @Test func `there are no matches without an editor`() throws {
    let harness = Harness { Editors() }
    harness.settle()
    type("one", harness)
    #expect(texts(harness).contains("1 of 1"))
    try tap("Remove", harness)
    #expect(texts(harness).contains("Not found"))
  }

  @Test func `a bar that is shown again begins at the first match`() throws {
    let harness = Harness { Editors() }
    harness.settle()
    type("o", harness)
    press("Return", harness)
    #expect(texts(harness).contains("2 of 2"))
    press("Escape", harness)
    harness.settle()
    #expect(!texts(harness).contains("Done"))
    try tap("Find again", harness)
    #expect(texts(harness).isSuperset(of: ["Done", "1 of 2"]))
  }
}
