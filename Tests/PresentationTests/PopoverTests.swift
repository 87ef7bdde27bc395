// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct PopoverTests {
  private struct PopoverButton: View {
    var edge = Edge.top
    var adapts = true
    @State private var isShown = false

    var body: some View {
      Button("button") { isShown = true }.keyboardShortcut("p")
        .popover(isPresented: $isShown, arrowEdge: edge) {
          if adapts {
            content.presentationCompactAdaptation(.popover)
          } else {
            content
          }
        }
    }

    private var content: some View { Text("inside").frame(width: 200, height: 100) }
  }

  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.map(\.run.text)
  }

  private func key(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: true, modifiers: modifiers)))
    harness.frame()
  }

  private func opened(
    _ view: PopoverButton, size: CGSize = CGSize(width: 390, height: 844)
  ) -> Harness {
    let harness = Harness(size: size) { view }
    key(harness, "P", .control)
    #expect(harness.settle())
    return harness
  }

  /// The bounds of the popover. Its button is 20.4 points high and centered in the window.
  private func bubble(_ harness: Harness) -> CGRect? {
    harness.list.fillBounds.first { $0.width == 200 && $0.height == 100 }
  }

  @Test func `a popover is below its view, or above it for the arrow edge bottom`() throws {
    let below = try #require(bubble(opened(PopoverButton())))
    #expect(abs(below.midX - 195) < 1)
    #expect(abs(below.minY - (422 + 10.2 + 13)) < 1)
    let above = try #require(bubble(opened(PopoverButton(edge: .bottom))))
    #expect(abs(above.maxY - (422 - 10.2 - 13)) < 1)
  }

  @Test func `a popover is a sheet in a compact window unless its content overrides that`() {
    let narrow = opened(PopoverButton(adapts: false))
    #expect(bubble(narrow) == nil && texts(narrow).contains("inside"))
    let wide = opened(PopoverButton(adapts: false), size: CGSize(width: 900, height: 700))
    #expect(bubble(wide) != nil)
  }

  @Test(arguments: [true, false])
  func `Escape and a press outside dismiss a popover`(byKey: Bool) {
    let harness = opened(PopoverButton())
    if byKey { key(harness, "Escape") } else { harness.tap(CGPoint(x: 30, y: 800)) }
    harness.settle()
    #expect(!texts(harness).contains("inside"))
  }

  private struct NestedPopovers: View {
    let depth: Int
    let log: EventLog

    var body: some View {
      log.lines.append("\(depth)")
      return Color.red.frame(width: 20, height: 20).popover(isPresented: .constant(depth > 0)) {
        NestedPopovers(depth: depth - 1, log: log).presentationCompactAdaptation(.popover)
      }
    }
  }

  @Test func `popovers inside each other are created a few times each, not twice for each level`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 390, height: 844)) {
      NestedPopovers(depth: 5, log: log)
    }
    #expect(harness.settle())
    #expect((1...8).contains(log.lines.count { $0 == "0" }))
  }

  private struct SheetButtons: View {
    let log: EventLog
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("behind") { log.lines.append("behind") }
        Button("open") { isShown = true }.keyboardShortcut("p")
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Text("sheet")
          .presentationDetents([.medium])
          .presentationBackground(.red)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }

  @Test func `a sheet can allow interaction with the view behind it, and has its own background`() {
    let log = EventLog()
    let harness = Harness { SheetButtons(log: log) }
    key(harness, "P", .control)
    harness.settle()
    harness.tap(CGPoint(x: 195, y: 10))
    harness.settle()
    #expect(log.lines == ["behind"])
    #expect(texts(harness).contains("sheet"))
    let red = harness.list.items.contains { item in
      if case .fill(_, .color(let color), _) = item {
        color.red > 0.9 && color.blue < 0.3
      } else {
        false
      }
    }
    #expect(red)
  }
}
