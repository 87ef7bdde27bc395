// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let tree = [
    Folder(
      id: "fruit",
      children: [Folder(id: "apple"), Folder(id: "citrus", children: [Folder(id: "lemon")])]),
    Folder(id: "bread"),
  ]

  private let log = EventLog()

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  private func tap(_ text: String, in harness: Harness) throws {
    harness.tap(try point(of: text, in: harness))
    harness.settle()
  }

  @Test func `a list of trees shows children as indented rows of their own`() throws {
    let harness = Harness {
      List(Self.tree, children: \.children) { Text($0.id) }
    }
    #expect(texts(harness) == ["fruit", "bread"])
    let bread = try point(of: "bread", in: harness)
    // All of the row toggles it.
    harness.tap(CGPoint(x: 250, y: try point(of: "fruit", in: harness).y - 10))
    harness.settle()
    #expect(texts(harness) == ["fruit", "apple", "citrus", "bread"])
    try tap("citrus", in: harness)
    #expect(texts(harness) == ["fruit", "apple", "citrus", "lemon", "bread"])
    #expect(try point(of: "bread", in: harness).y == bread.y + 3 * 44)
    #expect(try point(of: "lemon", in: harness).x > point(of: "apple", in: harness).x + 10)
    try tap("fruit", in: harness)
    #expect(texts(harness) == ["fruit", "bread"])
  }

  @Test func `with a selection, the chevron toggles a row and the rest selects it`() throws {
    struct Selecting: View {
      let log: EventLog
      @State private var selection: String?

      init(log: EventLog) { self.log = log }

      var body: some View {
        List(OutlineTests.tree, children: \.children, selection: $selection) { Text($0.id) }
          .onChange(of: selection) { log.lines.append(selection ?? "none") }
      }
    }
    let harness = Harness { Selecting(log: log) }
    try tap("fruit", in: harness)
    #expect(log.lines == ["fruit"])
    #expect(texts(harness) == ["fruit", "bread"])
    harness.tap(CGPoint(x: 335, y: try point(of: "fruit", in: harness).y))
    harness.settle()
    #expect(texts(harness) == ["fruit", "apple", "citrus", "bread"])
    try tap("apple", in: harness)
    #expect(log.lines == ["fruit", "apple"])
  }

  @Test func `an outline group outside of lists nests disclosure groups`() throws {
    let harness = Harness {
      VStack { OutlineGroup(Self.tree[0], children: \.children) { Text($0.id) } }
    }
    try tap("fruit", in: harness)
    try tap("citrus", in: harness)
    #expect(texts(harness) == ["fruit", "apple", "citrus", "lemon"])
  }

  @Test func `a section shows its rows while it is expanded`() throws {
    struct Collapsing: View {
      @State private var isExpanded = true

      var body: some View {
        List {
          Section("Drinks", isExpanded: $isExpanded) { Text("tea") }
          Section("Food") { Text("rice") }
        }
        .listStyle(.sidebar)
      }
    }
    let harness = Harness { Collapsing() }
    #expect(texts(harness) == ["Drinks", "tea", "Food", "rice"])
    harness.tap(CGPoint(x: 340, y: try point(of: "Drinks", in: harness).y))
    harness.settle()
    #expect(texts(harness) == ["Drinks", "Food", "rice"])
  }

  @Test func `prominent headers are larger, and not in capitals`() throws {
    func height(_ prominence: Prominence) -> CGFloat? {
      let harness = Harness {
        List { Section("Drinks") { Text("tea") } }.headerProminence(prominence)
      }
      return harness.list.glyphItems.first { $0.run.text.lowercased() == "drinks" }?.origin.y
    }
    let harness = Harness {
      List { Section("Drinks") { Text("tea") } }.headerProminence(.increased)
    }
    #expect(texts(harness) == ["Drinks", "tea"])
    #expect(try #require(height(.increased)) > (try #require(height(.standard))))
  }

  @Test func `a disclosure group has the style around it`() throws {
    struct Bracketed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button {
            configuration.isExpanded.toggle()
          } label: {
            HStack {
              Text(configuration.isExpanded ? "[-]" : "[+]")
              configuration.label
            }
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let harness = Harness {
      DisclosureGroup("more") { Text("content") }.disclosureGroupStyle(Bracketed())
    }
    #expect(texts(harness) == ["[+]", "more"])
    try tap("more", in: harness)
    #expect(texts(harness) == ["[-]", "more", "content"])
  }

  @Test func `the controls of a group are side by side, with one background`() throws {
    let harness = Harness {
      ControlGroup {
        Button("cut") { log.lines.append("cut") }
        Button("copy") { log.lines.append("copy") }
      }
    }
    #expect(try point(of: "cut", in: harness).y == point(of: "copy", in: harness).y)
    try tap("copy", in: harness)
    try tap("cut", in: harness)
    #expect(log.lines == ["copy", "cut"])
  }

  @Test func `a control group in a menu is one row, whose cells close the menu`() throws {
    let harness = Harness {
      Menu("menu") {
        ControlGroup {
          Button("cut") { log.lines.append("cut") }
          Button("copy") { log.lines.append("copy") }
        }
        Button("delete") {}
      }
    }
    try tap("menu", in: harness)
    #expect(try point(of: "cut", in: harness).y == point(of: "copy", in: harness).y)
    #expect(try point(of: "delete", in: harness).y > point(of: "copy", in: harness).y)
    try tap("copy", in: harness)
    #expect(log.lines == ["copy"])
    #expect(texts(harness) == ["menu"])
  }

  @Test func `a labeled control group of the menu style opens a menu`() throws {
    let harness = Harness {
      ControlGroup("edit") {
        Button("cut") { log.lines.append("cut") }
      }
      .controlGroupStyle(.menu)
    }
    #expect(texts(harness) == ["edit"])
    try tap("edit", in: harness)
    try tap("cut", in: harness)
    #expect(log.lines == ["cut"])
  }
}
