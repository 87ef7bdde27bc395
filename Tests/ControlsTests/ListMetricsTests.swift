// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Lists, labeled content and buttons as in pictures of iOS 18 and 26, 390 points wide.
@MainActor
@Suite struct ListMetricsTests {
  private func harness(_ version: SystemVersion, @ViewBuilder _ view: () -> some View) -> Harness {
    let harness = Harness(view)
    harness.host.systemVersion = version
    harness.frame()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  /// The rectangles and corner radii of the filled shapes.
  private func fills(_ harness: Harness) -> [(rect: CGRect, radius: CGFloat)] {
    let radii = harness.list.items.compactMap { item -> CGFloat? in
      if case .fill(let shape, _, _) = item { CGFloat(shape.radius) } else { nil }
    }
    return Array(zip(harness.list.fillBounds, radii)).map { ($0, $1) }
  }

  /// The paints of the filled shapes.
  private func paints(of list: DisplayList) -> [Paint] {
    list.items.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }

  private func cards(_ harness: Harness) -> [(rect: CGRect, radius: CGFloat)] {
    fills(harness).filter { (300..<380).contains($0.rect.width) }
  }

  @Test func `a card of iOS 26 is 16 points from the edges and has rows of 52 points`() throws {
    let old = try #require(cards(harness(.iOS18) { List { Text("a") } }).first)
    #expect(old.rect == CGRect(x: 20, y: 35, width: 350, height: 44) && old.radius == 10)
    let new = try #require(cards(harness(.iOS26) { List { Text("a") } }).first)
    #expect(new.rect == CGRect(x: 16, y: 35, width: 358, height: 52) && new.radius == 26)
    // 51 points in the pictures, whose texts are one size smaller.
    let medium = harness(.iOS26) { List { Text("a") }.dynamicTypeSize(.medium) }
    #expect(try #require(cards(medium).first).rect.height == 51)
  }

  @Test func `a header of iOS 26 is a headline 10 points above its card`() throws {
    let list = harness(.iOS26) { List { Section("Code") { Text("a") } }.dynamicTypeSize(.medium) }
    let card = try #require(cards(list).first)
    // 39.3 points below the top of the list: a line of 19.1 points between twice 10.
    #expect(abs(card.rect.minY - 39.3) < 0.8)
    #expect(texts(list).contains("Code"))
    #expect(texts(harness(.iOS18) { List { Section("Code") { Text("a") } } }).contains("CODE"))
  }

  /// The distances between successive cards of sections: without titles, before a header, after a footer, between a
  /// footer and a header.
  private func gaps(_ version: SystemVersion) -> [CGFloat] {
    let list = harness(version) {
      List {
        Section { Text("a") }
        Section { Text("b") }
        Section("Code") { Text("c") }
        Section {
          Text("d")
        } footer: {
          Text("note")
        }
        Section {
          Text("e")
        } footer: {
          Text("note")
        }
        Section("Code") { Text("f") }
      }
    }
    let cards = cards(list).map(\.rect)
    return zip(cards, cards.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func `the gaps between cards have half of their space for a missing title`() {
    // Pictures of iOS 17 and 18: 35, 56.3 with a header of 15.7 points, 72.3 with a footer and a header.
    let old = gaps(.iOS18)
    #expect(zip(old, [35, 56, 35, 51, 72]).allSatisfy { abs($0 - $1) <= 1.2 } && old.count == 5)
    // Pictures of iOS 26: 58 with a header of 20.3 points, 70 with a footer and a header.
    let new = gaps(.iOS26)
    #expect(zip(new, [35, 58, 35, 47.2, 70]).allSatisfy { abs($0 - $1) <= 1.2 } && new.count == 5)
  }

  @Test func `lines of a footer are 2 points closer than those of a footnote`() throws {
    struct Footer: View {
      @Environment(\.font) private var font
      let report: (Font?) -> Void
      var body: some View {
        report(font)
        return Text("note")
      }
    }
    var fonts: [Font?] = []
    _ = harness(.iOS18) {
      List {
        Section {
          Text("a")
        } footer: {
          Footer { fonts.append($0) }
        }
      }
    }
    #expect(try #require(fonts.last) == .footnote.leading(.tight))
  }

  @Test func `margins of a list's content replace those of its style`() {
    func card(_ edges: Edge.Set, _ length: CGFloat?) -> CGRect? {
      let list = Harness {
        List { Color.green.frame(width: 30, height: 20) }.contentMargins(edges, length)
      }.list
      return list.fillBounds.first { $0.height == 44 }
    }
    #expect(card(.top, nil) == CGRect(x: 20, y: 35, width: 350, height: 44))
    #expect(card(.all, .nan) == CGRect(x: 20, y: 35, width: 350, height: 44))
    #expect(card(.all, .infinity) == CGRect(x: 20, y: 35, width: 350, height: 44))
    #expect(card(.top, 0) == CGRect(x: 20, y: 0, width: 350, height: 44))
    #expect(card(.top, 100) == CGRect(x: 20, y: 100, width: 350, height: 44))
    #expect(card(.horizontal, 8) == CGRect(x: 8, y: 35, width: 374, height: 44))
    #expect(card(.all, 0) == CGRect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test func `between two sections the smaller one of their spaces counts`() {
    let row = Color.green.frame(width: 30, height: 20)
    func tops(@ViewBuilder _ sections: () -> some View) -> [CGFloat] {
      Harness { List(content: sections) }.list.fillBounds.filter { $0.height == 44 }.map(\.minY)
    }
    #expect(
      tops {
        Section { row }
        Section { row }.listSectionSpacing(10)
        Section { row }
        Section { row }.listSectionSpacing(60)
      } == [35, 89, 143, 222])
    #expect(
      tops {
        Section { row }.listSectionSpacing(-5)
        Section { row }.listSectionSpacing(.nan)
        Section { row }
      } == [35, 79, 158])
    let compact = Harness {
      List {
        Section { row }
        Section { row }.listSectionSpacing(.default)
      }
      .listSectionSpacing(20)
    }.list
    #expect(compact.fillBounds.filter { $0.height == 44 }.map(\.minY) == [35, 99])
  }

  @Test func `a row with a background has no card behind it`() {
    func whites(_ version: SystemVersion) -> [CGRect] {
      let list = harness(version) {
        List {
          Section { Text("a").listRowBackground(Color.clear) }
          Section {
            Text("b")
            Text("c").listRowBackground(Color.red)
          }
        }
      }
      let paints = list.list.items.compactMap { item -> String? in
        if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
      }
      return zip(list.list.fillBounds, paints).filter { $0.1 == "#ffffff" }.map(\.0)
    }
    #expect(whites(.iOS18) == [CGRect(x: 20, y: 114, width: 350, height: 44)])
  }

  @Test func `backgrounds of rows with swipe buttons are seen, inside and outside of them`() {
    func paints(@ViewBuilder _ row: () -> some View) -> Set<String> {
      let list = harness(.iOS18) { List(content: row) }
      list.settle()
      return Set(
        list.list.items.compactMap { item in
          if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
        }.filter { $0 == "#ffffff" || $0 == "#ff3b30" })
    }
    let row = Text("a")
    #expect(paints { row.swipeActions { Button("b") {} } } == ["#ffffff"])
    for color in [Color.clear, .red] {
      let expected: Set<String> = color == .red ? ["#ff3b30"] : []
      #expect(paints { row.listRowBackground(color).swipeActions { Button("b") {} } } == expected)
      #expect(paints { row.swipeActions { Button("b") {} }.listRowBackground(color) } == expected)
      let rows = ForEach(0..<1) { _ in row.listRowBackground(color) }
      #expect(paints { rows.onDelete { _ in } } == expected)
    }
  }

  @Test func `a label in a background looks the same behind a row with swipe buttons`() throws {
    func title(@ViewBuilder _ row: () -> some View) throws -> CGFloat {
      let list = harness(.iOS18) { List(content: row) }
      list.settle()
      return try #require(list.list.glyphItems.first { $0.run.text == "title" }).origin.x
    }
    let row = Text("a").listRowBackground(Label("title", systemImage: "star"))
    #expect(try title { row } == title { row.swipeActions { Button("b") {} } })
    let inner = Text("a").swipeActions { Button("b") {} }
    #expect(
      try title { row } == title { inner.listRowBackground(Label("title", systemImage: "star")) })
  }

  @Test func `titles of labels in rows start in one column`() throws {
    let list = harness(.iOS18) {
      List {
        Label {
          Text("a")
        } icon: {
          Color.red.frame(width: 10, height: 10)
        }
        Label {
          Text("b")
        } icon: {
          Color.green.frame(width: 20, height: 20)
        }
      }
    }
    let icons = fills(list).map(\.rect).filter { [10, 20].contains($0.width) }
    #expect(icons.count == 2)
    #expect(icons.allSatisfy { abs($0.midX - 52.25) < 0.6 })
    #expect(list.list.glyphItems.map(\.origin.x).allSatisfy { abs($0 - 80.5) < 0.6 })
  }

  @Test func `a switch of iOS 26 is 63 by 28 points, and reserves 61`() throws {
    func sizes(_ version: SystemVersion) throws -> (track: CGSize, width: CGFloat) {
      let toggle = harness(version) {
        Toggle("", isOn: .constant(false)).labelsHidden().background(Color.red)
      }
      let fills = fills(toggle).map(\.rect)
      return (try #require(fills.dropFirst().first).size, try #require(fills.first).width)
    }
    let old = try sizes(.iOS18)
    #expect(old.track == CGSize(width: 51, height: 31) && old.width == 49)
    let new = try sizes(.iOS26)
    #expect(new.track == CGSize(width: 63, height: 28) && new.width == 61)
  }

  @Test func `labeled content is a column at accessibility sizes`() throws {
    func gap(_ version: SystemVersion) throws -> CGFloat {
      let row = harness(version) {
        LabeledContent("San Francisco") {
          Text("20 °C, Sunny").background(Color.blue)
        }
        .dynamicTypeSize(.accessibility3)
        .background(Color.red)
      }
      let boxes = row.list.fillBounds
      let (outer, content) = (try #require(boxes.first), try #require(boxes.dropFirst().first))
      #expect(content.minX == outer.minX)
      return content.minY - outer.minY
    }
    // The tops of the capitals are 48.3 and 52 points apart, where a line has 47.7.
    #expect(abs(try gap(.iOS18) - 48.3) < 0.8)
    #expect(abs(try gap(.iOS26) - 52) < 0.8)
  }

  @Test func `a bordered button of iOS 26 is a capsule`() throws {
    func radius(_ version: SystemVersion) throws -> CGFloat {
      let button = harness(version) {
        Button("Buy") {}.buttonStyle(.borderedProminent)
      }
      let shape = try #require(fills(button).first)
      return min(shape.radius, shape.rect.height / 2) / shape.rect.height
    }
    #expect(try radius(.iOS18) < 0.4)
    #expect(try radius(.iOS26) == 0.5)
  }

  @Test func `the lines between the rows of a card end with the content in iOS 26`() throws {
    func line(_ version: SystemVersion) throws -> [CGFloat] {
      let list = harness(version) {
        List {
          Text("a")
          Text("b")
        }
      }.list.fillBounds
      let line = try #require(list.first { $0.height <= 1 && $0.width > 100 })
      let card = try #require(list.first { $0.minX > 0 && $0.height > 60 })
      return [line.minX - card.minX, card.maxX - line.maxX]
    }
    #expect(try line(.iOS18) == [20, 0])
    #expect(try line(.iOS26) == [16, 16])
  }

  @Test
  func
    `the lines between rows of iOS 26 are a whole point, fainter, in the last point of the row above`()
    throws
  {
    func line(_ version: SystemVersion, _ scheme: ColorScheme = .light) throws -> (
      CGRect, Paint, CGFloat
    ) {
      let view = List {
        Text("a")
        Text("b")
      }
      .environment(\.colorScheme, scheme)
      let harness = Harness(
        ViewHost(view, size: CGSize(width: 390, height: 844), scale: 3, resources: .plain()))
      harness.host.systemVersion = version
      let list = harness.frame()
      let (bounds, colors) = (list.fillBounds, paints(of: list))
      let index = try #require(bounds.firstIndex { $0.height <= 1 && $0.width > 100 })
      return (
        bounds[index], colors[index],
        try #require(bounds.first { $0.height > 80 && $0.minX > 0 }).midY
      )
    }
    // Measured on pictures of iOS 26 at three pixels per point: 232 on white, (56, 56, 59) on (28, 28, 30).
    let (light, color, middle) = try line(.iOS26)
    #expect(abs(light.height - 1) < 1e-3 && abs(light.maxY - middle) < 0.4)
    #expect(color == .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.09)))
    let (_, dark, _) = try line(.iOS26, .dark)
    let (gray, blue): (Float, Float) = (84.0 / 255, 88.0 / 255)
    #expect(
      dark == .color(ResolvedColor(red: gray, green: gray, blue: blue, opacity: 0.5)))
    #expect(abs(try line(.iOS18).0.height - 1.0 / 3) < 1e-3)
  }

  @Test func `a list below a large title of iOS 26 has no margin, but that of its header`() throws {
    func top(
      _ version: SystemVersion, _ mode: NavigationBarItem.TitleDisplayMode, header: String = ""
    ) throws -> CGFloat {
      let harness = harness(version) {
        NavigationStack {
          List {
            if header.isEmpty {
              Section { Text("a") }
            } else {
              Section(header) { Text("a") }
            }
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(mode)
        }
      }
      harness.settle()
      return try #require(cards(harness).first).rect.minY
    }
    // Measured on pictures of iOS 26: the first card begins where the title's 52 points end, or with a header 39.3
    // points below. In a page with a small title it is 35 points below the bar.
    #expect(abs(try top(.iOS26, .large) - (54 + 52)) < 0.8)
    #expect(abs(try top(.iOS26, .large, header: "Head") - (54 + 52 + 40.3)) < 0.8)
    #expect(abs(try top(.iOS26, .inline) - (54 + 35)) < 0.8)
    #expect(abs(try top(.iOS18, .large) - (44 + 52 + 35)) < 0.8)
  }

  @Test func `a list in a form or list adds its rows to those around it`() throws {
    // As pictures of iOS 26 show: one card, with a line between the rows of the inner list.
    let form = harness(.iOS26) {
      Form {
        Section {
          List {
            ForEach(0..<2, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    let cards = cards(form).map(\.rect)
    #expect(cards.contains(CGRect(x: 16, y: 35, width: 358, height: 104)))
    #expect(cards.filter { $0.height > 1 }.count == 1)
    #expect(fills(form).filter { $0.rect.height <= 1 && $0.rect.width > 100 }.count == 1)
  }
}
