// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Buttons in rows of lists. The first row is from y = 35 to 79, and from x = 20 to 370.
@MainActor
@Suite struct ListRowButtonTests {
  private let log = EventLog()

  private func add(_ line: String) -> @MainActor @Sendable () -> Void {
    { [log] in log.lines.append(line) }
  }

  /// The actions that a tap runs.
  private func actions(
    _ x: CGFloat, _ y: CGFloat = 57, @ViewBuilder _ row: () -> some View
  ) -> [String] {
    let harness = Harness { List { row() } }
    log.lines = []
    harness.tap(CGPoint(x: x, y: y))
    harness.advance(by: 0.5)
    return log.lines
  }

  @Test func `all of a row is the touch target of its button`() {
    let row = Button("Go", action: add("go"))
    #expect(actions(44) { row } == ["go"])
    #expect(actions(366) { row } == ["go"])
    #expect(actions(366, 77) { row } == ["go"])
    #expect(actions(366, 90) { row }.isEmpty)
    #expect(actions(10) { row }.isEmpty)
    #expect(actions(366) { Section { row } } == ["go"])
    #expect(actions(366) { row.disabled(true) }.isEmpty)
  }

  @Test func `a touch of a row runs all of its buttons without a style of their own`() {
    let row = HStack {
      Button("One", action: add("one"))
      Button("Two", action: add("two"))
      Button("Three", action: add("three")).disabled(true)
    }
    #expect(actions(366) { row } == ["one", "two"])
    #expect(actions(44) { row } == ["one", "two"])
  }

  @Test func `buttons with a style act only on touches of themselves`() {
    let row = HStack(spacing: 0) {
      Button(action: add("one")) { Color.red.frame(width: 50, height: 20) }
      Button(action: add("two")) { Color.red.frame(width: 50, height: 20) }
      Spacer()
    }
    #expect(actions(44) { row.buttonStyle(.borderless) } == ["one"])
    #expect(actions(110) { row.buttonStyle(.plain) } == ["two"])
    #expect(actions(300) { row.buttonStyle(.borderless) }.isEmpty)
    #expect(actions(300) { row.buttonStyle(.bordered) }.isEmpty)
  }

  @Test func `other controls of a row come before its button`() {
    let row = HStack(spacing: 0) {
      Button("One", action: add("one"))
      Spacer()
      Button("Two", action: add("two")).buttonStyle(.borderless)
      Color.red.frame(width: 50, height: 20).onTapGesture(perform: add("tap"))
    }
    #expect(actions(330) { row } == ["tap"])
    #expect(actions(200) { row } == ["one"])
    #expect(actions(42) { row } == ["one"])
  }

  @Test func `a row with swipe actions is the touch target of its button`() {
    let row = Button("Go", action: add("go")).swipeActions { Button("Delete", action: add("no")) }
    #expect(actions(300) { row } == ["go"])
  }

  @Test func `a touch that leaves the row does not run its button`() {
    let harness = Harness { List { Button("Go", action: add("go")) } }
    harness.press(CGPoint(x: 300, y: 57))
    harness.release(CGPoint(x: 300, y: 200))
    #expect(log.lines.isEmpty)
  }

  @Test func `a row is highlighted while its button is pressed`() {
    let harness = Harness { List { Button("Go", action: add("go")) } }
    func isHighlighted() -> Bool {
      harness.list.items.contains { $0.description.contains("#d1d1d6") }
    }
    #expect(!isHighlighted())
    harness.press(CGPoint(x: 300, y: 57))
    harness.advance(by: 0.3)
    #expect(isHighlighted())
    harness.release(CGPoint(x: 300, y: 57))
    #expect(!isHighlighted())
  }

  @Test func `buttons outside of rows act on touches of themselves`() {
    let header = Section {
      Text("row")
    } header: {
      Button("Go", action: add("go"))
    }
    #expect(actions(300, 24) { header }.isEmpty)
    #expect(actions(300, 60) { header }.isEmpty)
    #expect(actions(44, 24) { header } == ["go"])
  }

  @Test func `buttons of rows that cannot be hit do nothing`() throws {
    let log = EventLog()
    let harness = Harness {
      List { Button("dead") { log.lines.append("dead") }.allowsHitTesting(false) }
    }
    let row = try #require(harness.list.glyphItems.first { $0.run.text == "dead" }).origin
    harness.tap(CGPoint(x: 300, y: row.y))
    #expect(log.lines.isEmpty)
  }
}
