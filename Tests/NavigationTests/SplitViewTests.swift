// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct SplitViewTests {
  private struct Mail: View {
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Mail")
      } detail: {
        Text(selection.map { "folder \($0)" } ?? "nothing")
      }
    }
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("view") { Text("page of the view") }
          NavigationLink("value", value: 3)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("nothing")
      }
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  private func tap(_ text: String, in harness: Harness) throws {
    harness.tap(try point(of: text, in: harness))
    harness.settle()
  }

  private static let tablet = CGSize(width: 1024, height: 768)

  @Test func `on a phone the columns are pages, which a selection pushes`() throws {
    let harness = Harness { Mail() }
    harness.settle()
    #expect(!texts(harness).contains("nothing"))
    try tap("sent", in: harness)
    #expect(texts(harness).contains("folder sent"))
    try tap("Mail", in: harness)
    #expect(texts(harness).contains("inbox"))
    #expect(!texts(harness).contains("folder sent"))
    // Selecting the same row again shows it again: going back has deselected it.
    try tap("sent", in: harness)
    #expect(texts(harness).contains("folder sent"))
  }

  private struct Chosen: View {
    @State private var selection: Int? = 2

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
          .navigationTitle("Rows")
          .toolbar { Button("choose") { selection = 3 } }
      } detail: {
        Text(selection.map { "detail \($0)" } ?? "nothing")
      }
    }
  }

  @Test
  func `on a phone the detail of a row is shown that is selected at the start, or by the program`()
    throws
  {
    let harness = Harness { Chosen() }
    harness.settle()
    #expect(try point(of: "detail 2", in: harness).x < 300)
    try tap("Rows", in: harness)
    #expect(texts(harness).contains("row 1"))
    try tap("choose", in: harness)
    #expect(texts(harness).contains("detail 3"))
  }

  @Test func `in a wide window the columns are side by side`() throws {
    let harness = Harness(size: Self.tablet) { Mail() }
    harness.settle()
    #expect(texts(harness).contains("nothing"))
    #expect(try point(of: "inbox", in: harness).x < 320)
    try tap("sent", in: harness)
    #expect(texts(harness).contains("inbox"))
    #expect(try point(of: "folder sent", in: harness).x > 320)
  }

  @Test func `links show their page in the next column, in place of the former one`() throws {
    let harness = Harness(size: Self.tablet) { Linked() }
    harness.settle()
    try tap("view", in: harness)
    #expect(try point(of: "page of the view", in: harness).x > 320)
    #expect(!texts(harness).contains("nothing"))
    try tap("value", in: harness)
    #expect(texts(harness).contains("page 3"))
    #expect(!texts(harness).contains("page of the view"))
    #expect(!texts(harness).contains("Back"))
  }

  @Test func `links push their page on a phone`() throws {
    let harness = Harness { Linked() }
    harness.settle()
    try tap("value", in: harness)
    #expect(texts(harness).contains("page 3"))
  }

  @Test func `a binding shows and hides columns`() {
    func shown(_ visibility: NavigationSplitViewVisibility) -> [String] {
      let harness = Harness(size: Self.tablet) {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("one")
        } content: {
          Text("two")
        } detail: {
          Text("three")
        }
      }
      harness.settle()
      return ["one", "two", "three"].filter { texts(harness).contains($0) }
    }
    #expect(shown(.all) == ["one", "two", "three"])
    #expect(shown(.doubleColumn) == ["two", "three"])
    #expect(shown(.detailOnly) == ["three"])
    #expect(shown(.automatic) == ["one", "two", "three"])
  }

  @Test func `the topmost column on a phone is bound`() {
    let harness = Harness {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("one")
      } detail: {
        Text("two")
      }
    }
    harness.settle()
    #expect(texts(harness).contains("Back"))
    #expect(texts(harness).contains("two"))
  }

  @Test func `an inspector is a column in a wide window, and a sheet on a phone`() throws {
    func harness(_ size: CGSize) -> Harness {
      let harness = Harness(size: size) {
        Color.clear.overlay { Text("main") }
          .inspector(isPresented: .constant(true)) {
            Text("settings").inspectorColumnWidth(200)
          }
      }
      harness.settle()
      return harness
    }
    let wide = harness(Self.tablet)
    #expect(try point(of: "settings", in: wide).x > 824)
    #expect(try point(of: "main", in: wide).x < 412)
    let phone = harness(CGSize(width: 390, height: 844))
    #expect(try point(of: "settings", in: phone).y > 422)
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 20),
    ]
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
        TableColumn("Initial") { Text("\($0.name.prefix(1)).") }
      }
      .onChange(of: order) { people.sort(using: order) }
    }
  }

  @Test func `a table has columns in a wide window`() throws {
    let harness = Harness(size: Self.tablet) { People() }
    #expect(texts(harness).filter { $0.count > 1 && $0 != "chevron.up" }.contains("Age"))
    #expect(try point(of: "36", in: harness).x == point(of: "20", in: harness).x)
    #expect(try point(of: "36", in: harness).x == point(of: "Age", in: harness).x)
    #expect(try point(of: "A.", in: harness).x - point(of: "Age", in: harness).x == 96)
  }

  @Test func `a tap on a title sorts a table, and a second one reverses it`() throws {
    let harness = Harness(size: Self.tablet) { People() }
    func isAdaFirst() throws -> Bool {
      try point(of: "Ada", in: harness).y < point(of: "Bob", in: harness).y
    }
    #expect(try isAdaFirst())
    try tap("Age", in: harness)
    #expect(try !isAdaFirst())
    try tap("Age", in: harness)
    #expect(try isAdaFirst())
    try tap("Name", in: harness)
    #expect(try isAdaFirst())
    try tap("Name", in: harness)
    #expect(try !isAdaFirst())
  }

  @Test func `a table shows its first column on a phone`() {
    let harness = Harness { People() }
    #expect(texts(harness) == ["Ada", "Bob"])
  }
}
