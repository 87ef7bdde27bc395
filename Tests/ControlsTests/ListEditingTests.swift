// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ListEditingTests {
  private let log = EventLog()

  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.map(\.run.text)
  }

  private func origin(of text: String, in harness: Harness) throws -> CGPoint {
    try #require(
      harness.list.items.compactMap { item -> CGPoint? in
        guard case .glyphs(let run, _, let index) = item, run.text == text else { return nil }
        return CGPoint.zero.applying(harness.list.transforms[Int(index)])
      }.first)
  }

  private struct Names: View {
    @State var names = ["ann", "bob", "cid", "dan"]
    var edits = true
    var hasButtons = false
    let log: EventLog

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            if hasButtons {
              Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
            } else {
              Text(name)
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  /// The names from top to bottom.
  private func order(_ harness: Harness) throws -> [String] {
    let names = Set(["ann", "bob", "cid", "dan"])
    return try texts(harness).filter { names.contains($0) }
      .map { ($0, try origin(of: $0, in: harness).y) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `the title of the edit button is never wrapped`() throws {
    let harness = Harness { Names(log: log) }
    let edit = try origin(of: "Edit", in: harness)
    harness.tap(CGPoint(x: edit.x + 10, y: edit.y + 10))
    var seen: Set<String> = []
    for _ in 0..<60 {
      harness.frame()
      seen.formUnion(texts(harness).filter { !$0.isEmpty && "EditDone".contains($0) })
    }
    #expect(seen.isSubset(of: ["Edit", "Done"]) && seen.contains("Done"))
  }

  @Test func `a swipe reveals Delete, which removes the row`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "bob", in: harness).y + 8
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row), over: 0.3)
    #expect(harness.settle())
    #expect(texts(harness).contains("Delete"))
    let red = try #require(
      harness.list.fillBounds.last { abs($0.width - 75) < 3 && $0.height > 43 })
    #expect(abs(red.maxX - 370) < 1)
    harness.tap(CGPoint(x: red.midX, y: red.midY))
    harness.settle()
    #expect(try order(harness) == ["ann", "cid", "dan"])
    #expect(!texts(harness).contains("Delete"))
  }

  @Test func `a full swipe deletes, and a short one springs back`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "cid", in: harness).y + 8
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 275, y: row), over: 0.4)
    #expect(harness.settle())
    #expect(!texts(harness).contains("Delete"))
    harness.drag(from: CGPoint(x: 350, y: row), to: CGPoint(x: 40, y: row), over: 0.4)
    #expect(harness.settle())
    #expect(try order(harness) == ["ann", "bob", "dan"])
  }

  private struct Tapped: View {
    let log: EventLog

    var body: some View {
      List {
        Text("ann").swipeActions { Button("Pin") { log.lines.append("pin") } }
        Button("bob") { log.lines.append("bob") }.swipeActions { Button("Flag") {} }
      }
    }
  }

  @Test
  func `a touch elsewhere in the list closes a swiped row, and a tap there does nothing else`()
    throws
  {
    let harness = Harness { Tapped(log: log) }
    let row = try origin(of: "ann", in: harness).y + 8
    let button = try origin(of: "bob", in: harness)
    // Below the rows, and on a button.
    for point in [CGPoint(x: 200, y: 600), CGPoint(x: button.x + 8, y: button.y + 8)] {
      harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row), over: 0.3)
      #expect(harness.settle())
      #expect(texts(harness).contains("Pin"))
      harness.tap(point)
      #expect(harness.settle())
      #expect(!texts(harness).contains("Pin"))
    }
    #expect(log.lines == [])
    harness.tap(CGPoint(x: button.x + 8, y: button.y + 8))
    #expect(log.lines == ["bob"])
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row), over: 0.3)
    #expect(harness.settle())
    harness.tap(CGPoint(x: 330, y: row))
    #expect(log.lines == ["bob", "pin"])
  }

  @Test func `a swiped row closes when editing begins`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "bob", in: harness).y + 8
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row), over: 0.3)
    #expect(harness.settle())
    let edit = try origin(of: "Edit", in: harness)
    harness.tap(CGPoint(x: edit.x + 10, y: edit.y + 10))
    #expect(harness.settle())
    #expect(!texts(harness).contains("Delete"))
  }

  @Test func `a swipe over half of the row only reveals its buttons`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "cid", in: harness).y + 8
    // The row is 350 points wide: a full swipe takes 210.
    harness.drag(from: CGPoint(x: 350, y: row), to: CGPoint(x: 150, y: row), over: 0.4)
    #expect(harness.settle())
    #expect(texts(harness).contains("Delete"))
    #expect(harness.list.fillBounds.contains { abs($0.width - 75) < 3 && $0.height > 43 })
    harness.tap(CGPoint(x: 100, y: row))
    #expect(harness.settle())
    #expect(try order(harness) == ["ann", "bob", "cid", "dan"])
  }

  @Test func `a vertical drag scrolls the list and does not swipe a row`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "bob", in: harness)
    harness.press(CGPoint(x: 200, y: row.y))
    harness.move(
      from: CGPoint(x: 200, y: row.y), to: CGPoint(x: 185, y: row.y - 80), over: 0.2)
    #expect(try origin(of: "bob", in: harness).x == row.x)
    #expect(try origin(of: "bob", in: harness).y < row.y - 20)
  }

  @Test func `a held row is lifted, and the others move aside`() throws {
    let harness = Harness { Names(log: log) }
    let (ann, cid) = (try origin(of: "ann", in: harness), try origin(of: "cid", in: harness))
    let start = CGPoint(x: 200, y: ann.y + 8)
    harness.press(start)
    harness.advance(by: 0.6)
    harness.move(from: start, to: CGPoint(x: 200, y: cid.y + 8), over: 0.4)
    harness.advance(by: 1)
    #expect(abs(try origin(of: "bob", in: harness).y - ann.y) < 1)
    harness.release(CGPoint(x: 200, y: cid.y + 8))
    #expect(abs(try origin(of: "bob", in: harness).y - ann.y) < 1)
    #expect(harness.settle())
    #expect(try order(harness) == ["bob", "cid", "ann", "dan"])
    #expect(abs(try origin(of: "ann", in: harness).y - cid.y) < 1)
  }

  @Test func `a row that is held at the edge of a long list scrolls it`() throws {
    struct Numbers: View {
      @State var numbers = Array(0..<300)
      let report: ([Int]) -> Void

      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onMove {
              numbers.move(fromOffsets: $0, toOffset: $1)
              report(numbers)
            }
        }
        .listStyle(.plain)
      }
    }
    var numbers: [Int] = []
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Numbers { numbers = $0 } }
    let start = CGPoint(x: 150, y: 66)
    harness.press(start)
    harness.advance(by: 0.6)
    harness.move(from: start, to: CGPoint(x: 150, y: 395), over: 0.4)
    harness.advance(by: 4)
    // Back from the edge, so that it comes to rest.
    harness.move(from: CGPoint(x: 150, y: 395), to: CGPoint(x: 150, y: 200), over: 0.2)
    harness.release(CGPoint(x: 150, y: 200))
    harness.settle()
    let index = try #require(numbers.firstIndex(of: 1))
    #expect(index > 60)
    #expect(numbers.filter { $0 != 1 } == [0] + Array(2..<300))
  }

  @Test(arguments: [false, true])
  func `edit mode adds a delete button and a reorder handle to each row`(
    hasButtons: Bool
  ) throws {
    let harness = Harness { Names(hasButtons: hasButtons, log: log) }
    let before = try origin(of: "ann", in: harness)
    harness.tap(CGPoint(x: 360, y: 22))
    #expect(harness.settle())
    #expect(texts(harness).contains("Done"))
    #expect(abs(try origin(of: "ann", in: harness).x - before.x - 38) < 1)
    harness.tap(CGPoint(x: 51, y: before.y + 8))
    harness.settle()
    #expect(texts(harness).contains("Delete"))
    harness.tap(CGPoint(x: 340, y: before.y + 8))
    harness.settle()
    #expect(try order(harness) == ["bob", "cid", "dan"])
    let handle = CGPoint(x: 342, y: try origin(of: "bob", in: harness).y + 8)
    harness.drag(from: handle, to: CGPoint(x: 342, y: handle.y + 60), over: 0.3)
    harness.settle()
    #expect(try order(harness) == ["cid", "bob", "dan"])
  }

  @Test func `an open row closes when edit mode begins`() throws {
    let harness = Harness { Names(log: log) }
    let row = try origin(of: "bob", in: harness).y + 8
    harness.drag(from: CGPoint(x: 300, y: row), to: CGPoint(x: 220, y: row), over: 0.3)
    harness.settle()
    #expect(texts(harness).contains("Delete"))
    let edit = try origin(of: "Edit", in: harness)
    harness.tap(CGPoint(x: edit.x + 10, y: edit.y + 10))
    harness.settle()
    #expect(texts(harness).contains("Done") && !texts(harness).contains("Delete"))
  }

  @Test func `the minus of edit mode reveals all swipe buttons of a row`() throws {
    let harness = Harness {
      List {
        ForEach(0..<1, id: \.self) { _ in
          Text("row").swipeActions {
            Button("first") {}
            Button("second") {}
          }
        }
        .onDelete { _ in }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
    }
    harness.settle()
    harness.tap(CGPoint(x: 30, y: 22))
    harness.settle()
    let buttons = harness.list.fillBounds.filter { $0.minX > 200 && $0.height > 40 }.map(\.width)
    #expect(buttons.count == 2 && buttons.allSatisfy { abs($0 - 74) < 2 })
  }

  private struct Swiping: View {
    let log: EventLog

    var body: some View {
      List {
        Text("row")
          .swipeActions(edge: .leading) { Button("pin") { log.lines.append("pin") }.tint(.orange) }
          .swipeActions(allowsFullSwipe: false) {
            Button("first") { log.lines.append("first") }
            Button("second") { log.lines.append("second") }
          }
          .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
    }
  }

  @Test func `both edges have swipe actions, the first one at the edge`() throws {
    let harness = Harness { Swiping(log: log) }
    harness.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 140, y: 22), over: 0.3)
    harness.settle()
    #expect(try origin(of: "first", in: harness).x > origin(of: "second", in: harness).x)
    harness.tap(CGPoint(x: try origin(of: "second", in: harness).x + 4, y: 22))
    harness.settle()
    #expect(log.lines == ["second"])
    harness.drag(from: CGPoint(x: 40, y: 22), to: CGPoint(x: 380, y: 22), over: 0.3)
    harness.settle()
    #expect(log.lines == ["second", "pin"])
  }

  @Test func `without full swipe a row resists beyond its buttons`() throws {
    let harness = Harness { Swiping(log: log) }
    harness.press(CGPoint(x: 380, y: 22))
    harness.move(from: CGPoint(x: 380, y: 22), to: CGPoint(x: 10, y: 22), over: 0.5)
    let pulled = try #require(harness.list.fillBounds.filter { $0.maxX == 390 }.map(\.minX).max())
    #expect(pulled > 200 && pulled < 316)
    harness.release(CGPoint(x: 10, y: 22))
    harness.settle()
    let buttons = harness.list.fillBounds.filter { $0.minX > 200 }.map(\.width)
    #expect(buttons.count == 2 && buttons.allSatisfy { abs($0 - 74) < 2 })
    #expect(log.lines.isEmpty)
  }

  @Test func `rows have their own background, insets and separators`() throws {
    let harness = Harness {
      List {
        Text("red").listRowBackground(Color.red)
        Text("wide").listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Text("badge").badge(3)
      }
      .scrollContentBackground(.hidden)
      .background(Color.green)
    }
    let cards = harness.list.fillBounds.filter { $0.width == 350 }
    // The background, and the cards of the other rows.
    #expect(cards.map(\.height) == [44, 44, 44])
    #expect(abs(try origin(of: "red", in: harness).x - 40) < 1)
    #expect(abs(try origin(of: "wide", in: harness).x - 20) < 1)
    #expect(texts(harness).contains("3"))
    let lines = harness.list.fillBounds.filter { $0.width == 330 && $0.height == 1 }
    #expect(lines.isEmpty)
  }
}
