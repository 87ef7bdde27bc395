// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct MenuTests {
  private let log = EventLog()

  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.map(\.run.text)
  }

  private func origin(
    of text: String, last: Bool = false, in harness: Harness
  ) throws -> CGPoint {
    let items = harness.list.glyphItems.filter { $0.run.text == text }
    return try #require((last ? items.last : items.first)?.origin)
  }

  private func key(_ harness: Harness, _ key: String) {
    harness.send(.key(KeySample(time: harness.time, key: key, isDown: true)))
    harness.frame()
    harness.send(.key(KeySample(time: harness.time, key: key, isDown: false)))
    harness.frame()
  }

  private struct Options: View {
    let log: EventLog
    @State private var isOn = false
    @State private var size = 1

    var body: some View {
      VStack {
        Menu("Options") {
          Button("one") { log.lines.append("one") }
          Button("two", role: .destructive) { log.lines.append("two") }
          Divider()
          Toggle("marked", isOn: $isOn)
          Menu("more") {
            Button("inner") { log.lines.append("inner") }
          }
        }
        Spacer()
      }
      .onChange(of: isOn) { log.lines.append("toggled") }
    }
  }

  private func options() -> Harness { Harness { Options(log: log) } }

  /// The center of the menu's label.
  private let label = CGPoint(x: 195, y: 10)

  private func open(_ harness: Harness) {
    harness.tap(label)
    #expect(harness.settle())
  }

  @Test func `a menu opens under its label, 250 points wide, with rows of 44`() throws {
    let harness = options()
    open(harness)
    let card = try #require(harness.list.fillBounds.first { $0.width == 250 })
    #expect(card.midX == 195 && card.minY > 20 && card.minY < 40)
    #expect(card.height.rounded() == 184)
    let rows = try ["one", "two", "marked", "more"].map { try origin(of: $0, in: harness).y }
    #expect(zip(rows, rows.dropFirst()).map { ($1 - $0).rounded() } == [44, 52, 44])
  }

  @Test func `a text and an image are arranged as a label, in the color of the row`() {
    func menu(@ViewBuilder _ label: @escaping () -> some View) -> [String] {
      let harness = Harness {
        VStack {
          Menu("Options") { Button(action: {}, label: label) }
          Spacer()
        }
      }
      open(harness)
      return harness.list.items.map { "\($0)" }
    }
    let expected = menu { Label("Green", systemImage: "leaf.fill") }
    let pair = menu {
      Text("Green")
      Image(systemName: "leaf.fill").foregroundColor(.green)
    }
    let stack = menu {
      HStack {
        Image(systemName: "leaf.fill")
        Text("Green").bold()
      }
    }
    #expect(pair == expected)
    #expect(stack == expected)
    #expect(menu { Text("Green") } != expected)
  }

  @Test func `in a menu that opens upwards the first row is the nearest to the label`() throws {
    func rows(_ order: MenuOrder, isScrolled: Bool = false) throws -> [String] {
      let menu = VStack(spacing: 0) {
        Spacer(minLength: 0)
        Menu("Options") {
          Button("one") {}
          Section { Button("two") {} }
          Divider()
          Button("three") {}
        }
        .menuOrder(order)
      }
      let harness = Harness {
        if isScrolled { ScrollView { menu.frame(height: 844) } } else { menu }
      }
      harness.tap(CGPoint(x: 195, y: 834))
      harness.settle()
      return try ["one", "two", "three"].map { ($0, try origin(of: $0, in: harness).y) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(try rows(.automatic) == ["three", "two", "one"])
    #expect(try rows(.fixed) == ["one", "two", "three"])
    #expect(try rows(.automatic, isScrolled: true) == ["one", "two", "three"])
    #expect(try rows(.priority, isScrolled: true) == ["three", "two", "one"])
  }

  @Test func `a menu opens from its label with a spring`() throws {
    let harness = options()
    harness.tap(label)
    var widths: [CGFloat] = []
    for _ in 0..<40 {
      harness.frame()
      let card = harness.list.fillBounds.first {
        (30..<300).contains($0.width) && $0.width / $0.height < 2
      }
      widths.append(card?.width ?? 0)
    }
    #expect(widths[0] < 150)
    #expect(widths.contains { $0 > 250.5 })
  }

  @Test func `a menu row performs its action and closes the menu`() throws {
    let harness = options()
    open(harness)
    harness.tap(try origin(of: "two", in: harness))
    harness.settle()
    #expect(log.lines == ["two"])
    #expect(!texts(harness).contains("one"))
  }

  @Test func `a press outside of a menu closes it and does nothing else`() {
    let harness = options()
    open(harness)
    harness.tap(CGPoint(x: 195, y: 700))
    harness.settle()
    #expect(!texts(harness).contains("one"))
    #expect(log.lines.isEmpty)
  }

  @Test func `holding the label and releasing on a row selects the row`() throws {
    let harness = options()
    harness.press(label)
    harness.advance(by: 0.8)
    let target = try origin(of: "one", in: harness)
    harness.move(from: label, to: target, over: 0.3)
    harness.release(target)
    harness.settle()
    #expect(log.lines == ["one"])
    #expect(!texts(harness).contains("two"))
  }

  @Test func `a press on one row can be released on another`() throws {
    let harness = options()
    open(harness)
    let (first, second) = (try origin(of: "one", in: harness), try origin(of: "two", in: harness))
    harness.drag(from: first, to: second, over: 0.2)
    harness.settle()
    #expect(log.lines == ["two"])
  }

  @Test func `a submenu opens over its menu, under its own title`() throws {
    let harness = options()
    open(harness)
    let row = try origin(of: "more", in: harness)
    let width = try origin(of: "two", in: harness).x
    harness.tap(row)
    harness.settle()
    // The menu is smaller behind it.
    #expect(try origin(of: "two", in: harness).x > width + 1)
    #expect(abs(try origin(of: "more", last: true, in: harness).y - row.y) < 12)
    harness.tap(try origin(of: "inner", in: harness))
    harness.settle()
    #expect(log.lines == ["inner"])
    #expect(!texts(harness).contains("inner"))
  }

  @Test func `the title of a submenu and a tap on the menu behind it close the submenu`() throws {
    let harness = options()
    open(harness)
    let row = try origin(of: "more", in: harness)
    for point in [row, try origin(of: "one", in: harness)] {
      harness.tap(row)
      harness.settle()
      #expect(texts(harness).contains("inner"))
      harness.tap(point)
      harness.settle()
      #expect(!texts(harness).contains("inner") && texts(harness).contains("two"))
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `arrow keys and Return select, and Escape closes`() {
    let harness = options()
    open(harness)
    key(harness, "Escape")
    harness.settle()
    #expect(!texts(harness).contains("one"))
    open(harness)
    key(harness, "Tab")
    key(harness, "Down")
    key(harness, "Down")
    key(harness, "Return")
    harness.settle()
    #expect(log.lines == ["toggled"])
  }

  private struct Held: View {
    let log: EventLog

    var body: some View {
      Button("photo") { log.lines.append("tapped") }
        .frame(width: 100, height: 100)
        .background(Color.red)
        .contextMenu {
          Button("copy") { log.lines.append("copied") }
        }
    }
  }

  private let middle = CGPoint(x: 195, y: 422)

  @Test func `holding a view opens its context menu without triggering its tap`() throws {
    let harness = Harness { Held(log: log) }
    harness.press(middle)
    harness.advance(by: 0.45)
    #expect(!texts(harness).contains("copy"))
    harness.advance(by: 0.15)
    #expect(texts(harness).contains("copy"))
    harness.settle()
    // The lifted copy, and the system's background behind it.
    let lifted = harness.list.fillBounds.filter { abs($0.width - 104) < 0.01 }
    #expect(lifted.count == 2)
    harness.release(middle)
    harness.settle()
    #expect(log.lines.isEmpty)
    harness.tap(try origin(of: "copy", in: harness))
    harness.settle()
    #expect(log.lines == ["copied"])
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["copied", "tapped"])
  }

  @Test func `the right mouse button opens a context menu immediately`() {
    let harness = Harness { Held(log: log) }
    for phase in [PointerSample.Phase.down, .up] {
      harness.send(
        .pointer(
          PointerSample(time: harness.time, phase: phase, location: middle, button: .right)))
      harness.frame()
    }
    harness.settle()
    #expect(texts(harness).contains("copy"))
    #expect(log.lines.isEmpty)
  }
}
