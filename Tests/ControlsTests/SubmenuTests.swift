// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Menus inside of menus: their keys, touches and positions.
@MainActor
@Suite struct SubmenuTests {
  private let log = EventLog()
  private let size = CGSize(width: 390, height: 844)

  private func count(_ text: String, _ harness: Harness) -> Int {
    harness.list.glyphItems.count { $0.run.text == text }
  }

  private func origin(of text: String, last: Bool = false, _ harness: Harness) throws -> CGPoint {
    let items = harness.list.glyphItems.filter { $0.run.text == text }
    return try #require((last ? items.last : items.first)?.origin)
  }

  private func row(_ name: String) -> some View {
    Button(name) { log.lines.append(name) }
  }

  /// A window with an open menu, whose label is at the top or at the bottom.
  private func open(atBottom: Bool = false, @ViewBuilder _ items: () -> some View) -> Harness {
    let menu = Menu("Options", content: items)
    let harness = Harness(size: size) {
      VStack(spacing: 0) {
        if atBottom { Spacer() }
        menu
        if !atBottom { Spacer() }
      }
    }
    harness.tap(CGPoint(x: 195, y: atBottom ? size.height - 10 : 10))
    harness.settle()
    return harness
  }

  /// An open menu with the rows "one", "two" and "more", which opens "first" and "second".
  private func short(atBottom: Bool = false) -> Harness {
    open(atBottom: atBottom) {
      row("one")
      row("two")
      Menu("more") {
        row("first")
        row("second")
      }
    }
  }

  private func choose(_ text: String, _ harness: Harness) throws {
    harness.tap(try origin(of: text, harness))
    harness.settle()
  }

  private func press(_ keys: String..., in harness: Harness) {
    for key in keys {
      harness.key(key)
      harness.key(key, isDown: false)
      harness.settle()
    }
  }

  @Test func `keys move over the rows of a submenu and choose one`() {
    let harness = short()
    press("Tab", "Up", "Return", in: harness)
    #expect(count("first", harness) == 1)
    // The title, then the rows: those of the menu behind are out of reach.
    press("Down", "Down", "Down", "Down", "Down", "Return", in: harness)
    #expect(log.lines == ["first"])
    #expect(count("one", harness) == 0)
  }

  @Test func `Tab stays in a submenu`() {
    let harness = short()
    press("Tab", "Up", "Return", "Tab", "Tab", "Tab", "Return", in: harness)
    #expect(log.lines == ["second"])
  }

  @Test func `a second Return does not open a submenu again`() {
    let harness = short()
    press("Tab", "Up", in: harness)
    for _ in 0..<2 {
      harness.send(.key(KeySample(time: harness.time, key: "Return", isDown: true)))
      harness.send(.key(KeySample(time: harness.time, key: "Return", isDown: false)))
    }
    harness.settle()
    press("Return", in: harness)
    #expect(count("first", harness) == 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `Escape closes a submenu, and its row has the focus again`() {
    let harness = short()
    press("Tab", "Up", "Return", "Down", "Escape", in: harness)
    #expect(count("first", harness) == 0 && count("one", harness) == 1)
    press("Return", in: harness)
    #expect(count("first", harness) == 1)
    press("Escape", "Escape", in: harness)
    #expect(count("one", harness) == 0)
    #expect(log.lines.isEmpty)
  }

  @Test func `in a short submenu over a long menu a drag chooses a row`() throws {
    let harness = open {
      Menu("more") {
        row("first")
        row("second")
      }
      ForEach(0..<40, id: \.self) { row("item \($0)") }
    }
    try choose("more", harness)
    let (first, second) = (try origin(of: "first", harness), try origin(of: "second", harness))
    harness.drag(from: first, to: second, over: 0.2)
    harness.settle()
    #expect(log.lines == ["second"])
  }

  @Test func `in a menu that opens upwards a submenu begins with its title, over its row`() throws {
    let harness = short(atBottom: true)
    let rows = try ["more", "two", "one"].map { try origin(of: $0, harness).y }
    #expect(rows == rows.sorted())
    try choose("more", harness)
    let title = try origin(of: "more", last: true, harness).y
    #expect(abs(title - rows[0]) < 12)
    let (first, second) = (try origin(of: "first", harness), try origin(of: "second", harness))
    #expect(title < first.y && first.y < second.y)
  }

  @Test func `a new size of the window closes a submenu`() throws {
    let harness = short()
    try choose("more", harness)
    #expect(count("first", harness) == 1)
    harness.send(.resize(time: harness.time, size: CGSize(width: 700, height: 500), scale: 1))
    harness.settle()
    #expect(count("first", harness) == 0)
    try choose("two", harness)
    #expect(log.lines == ["two"])
  }
}
