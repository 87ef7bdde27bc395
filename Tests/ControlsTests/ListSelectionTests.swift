// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ListSelectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private static let items = (1...4).map { Item(id: $0, name: "item \($0)") }

  private let log = EventLog()

  private struct Single: View {
    let log: EventLog
    @State private var selection: Int?

    init(log: EventLog) { self.log = log }

    var body: some View {
      List(selection: $selection) {
        Section("Items") {
          ForEach(ListSelectionTests.items) { Text($0.name) }
        }
        Text("other").tag(9)
        Text("disabled").tag(10).selectionDisabled()
      }
      .onChange(of: selection) { log.lines.append(selection.map { "\($0)" } ?? "none") }
    }
  }

  private struct Multiple: View {
    let log: EventLog
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.inactive

    init(log: EventLog) { self.log = log }

    var body: some View {
      VStack {
        Button("edit") { mode = .active }
        List(ListSelectionTests.items, selection: $selection) { Text($0.name) }
      }
      .environment(\.editMode, $mode)
      .onChange(of: selection) {
        log.lines.append(selection.sorted().map { "\($0)" }.joined(separator: " "))
      }
    }
  }

  private struct WithMenu: View {
    let log: EventLog
    @State private var selection: Int?

    init(log: EventLog) { self.log = log }

    var body: some View {
      List(ListSelectionTests.items, selection: $selection) { Text($0.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          let names = ids.sorted().map { "\($0)" }.joined(separator: " ")
          Button("open \(names)") { log.lines.append("opened \(names)") }
        } primaryAction: { ids in
          log.lines.append("tapped \(ids.sorted().map { "\($0)" }.joined(separator: " "))")
        }
        .onChange(of: selection) { log.lines.append(selection.map { "\($0)" } ?? "none") }
    }
  }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  private func tap(_ text: String, in harness: Harness) throws {
    harness.tap(try point(of: text, in: harness))
    harness.settle()
  }

  @Test func `rows have a menu and an action of the selected values`() throws {
    let harness = Harness { WithMenu(log: log) }
    try tap("item 3", in: harness)
    #expect(Set(log.lines) == ["3", "tapped 3"])
    let row = try point(of: "item 2", in: harness)
    harness.press(row)
    harness.advance(by: 0.6)
    harness.settle()
    harness.release(row)
    harness.settle()
    try tap("open 2", in: harness)
    #expect(log.lines.last == "opened 2")
  }

  @Test func `a tap anywhere in a row selects it and highlights it`() throws {
    let harness = Harness { Single(log: log) }
    let plain = harness.list.fillBounds.count
    let row = try point(of: "item 2", in: harness)
    harness.tap(CGPoint(x: 360, y: row.y))
    harness.settle()
    #expect(log.lines == ["2"])
    #expect(harness.list.fillBounds.count == plain + 1)
    try tap("other", in: harness)
    #expect(log.lines == ["2", "9"])
    #expect(harness.list.fillBounds.count == plain + 1)
  }

  @Test func `a row that is selected at first is highlighted`() {
    func highlights(_ selection: Int?) -> Int {
      let harness = Harness {
        List(Self.items, selection: .constant(selection)) { Text($0.name) }
      }
      return harness.list.fillBounds.count
    }
    #expect(highlights(2) == highlights(nil) + 1)
  }

  @Test func `a row with disabled selection is not selected`() throws {
    let harness = Harness { Single(log: log) }
    try tap("disabled", in: harness)
    #expect(log.lines.isEmpty)
  }

  @Test func `the arrow keys move the selection, up to the ends`() {
    let harness = Harness { Single(log: log) }
    harness.key("Tab")
    for _ in 0..<3 { harness.key("Down") }
    harness.key("Up")
    #expect(log.lines == ["1", "2", "3", "2"])
    for _ in 0..<6 { harness.key("Down") }
    #expect(log.lines.last == "9")
  }

  @Test func `several rows are selected in edit mode only`() throws {
    let harness = Harness { Multiple(log: log) }
    try tap("item 1", in: harness)
    #expect(log.lines.isEmpty)
    let indented = try point(of: "item 1", in: harness).x
    try tap("edit", in: harness)
    #expect(try point(of: "item 1", in: harness).x > indented + 20)
    try tap("item 1", in: harness)
    try tap("item 3", in: harness)
    try tap("item 1", in: harness)
    #expect(log.lines == ["1", "1 3", "3"])
  }

  @Test func `a link with a value is selected and followed`() throws {
    struct Linked: View {
      let log: EventLog
      @State private var selection: String?

      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            NavigationLink("first", value: "one")
            NavigationLink("second", value: "two")
          }
          .navigationDestination(for: String.self) { Text("page \($0)") }
        }
        .onChange(of: selection) { log.lines.append(selection ?? "none") }
      }
    }
    let harness = Harness { Linked(log: log) }
    harness.settle()
    try tap("second", in: harness)
    #expect(log.lines == ["two"])
    #expect(harness.list.glyphItems.contains { $0.run.text == "page two" })
  }

  private struct Editing: View {
    let log: EventLog
    @State private var items = ListSelectionTests.items

    init(log: EventLog) { self.log = log }

    var body: some View {
      List($items, editActions: [.delete, .move]) { $item in
        Text(item.name)
      }
      .onChange(of: items) {
        log.lines.append(items.map { "\($0.id)" }.joined())
      }
    }
  }

  @Test func `edit actions delete and move the elements of a binding`() throws {
    let harness = Harness { Editing(log: log) }
    let row = try point(of: "item 2", in: harness)
    harness.drag(
      from: CGPoint(x: 300, y: row.y), to: CGPoint(x: 20, y: row.y), over: 0.2)
    harness.settle()
    #expect(log.lines == ["134"])
    let start = try point(of: "item 1", in: harness)
    harness.press(start)
    harness.advance(by: 0.6)
    harness.move(from: start, to: CGPoint(x: start.x, y: start.y + 60), over: 0.3)
    harness.release(CGPoint(x: start.x, y: start.y + 60))
    harness.settle()
    #expect(log.lines == ["134", "314"])
  }

  private struct Linked: View {
    let log: EventLog
    @State private var selection: Set<Int> = []

    init(log: EventLog) { self.log = log }

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(ListSelectionTests.items) { item in
            NavigationLink(value: item.name) { Text(item.name) }
          }
          .onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active))
        .navigationDestination(for: String.self) { Text($0) }
      }
      .onChange(of: selection) { log.lines.append("\(selection.sorted())") }
    }
  }

  @Test func `rows that are links with values of another type are selected by their ids`() throws {
    let harness = Harness { Linked(log: log) }
    harness.settle()
    let row = try #require(harness.list.glyphItems.first { $0.run.text == "item 2" }?.origin)
    harness.tap(CGPoint(x: row.x + 4, y: row.y - 4))
    harness.settle()
    #expect(log.lines == ["[2]"])
  }
}
