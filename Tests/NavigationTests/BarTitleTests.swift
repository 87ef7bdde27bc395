// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The titles of navigation bars, and the text sizes of bars.
@MainActor
@Suite struct BarTitleTests {
  private func page(scrolledBy distance: CGFloat) -> Harness {
    let harness = Harness {
      NavigationStack {
        ScrollView { Color.green.frame(height: 2000) }
          .navigationTitle("Title")
      }
    }
    harness.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 700 - distance - 10), over: 0.5)
    harness.settle()
    return harness
  }

  @Test(arguments: [(393, 16), (428, 20), (820, 20)])
  func `a large title has the margin of the system, which is wider on large phones`(
    width: CGFloat, margin: CGFloat
  ) throws {
    // Measured in pictures of 428 points: the title begins at 20.
    let harness = Harness(size: CGSize(width: width, height: 500)) {
      NavigationStack {
        Color.clear.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 10, height: 10) }
          ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 10, height: 10) }
        }
      }
    }
    harness.settle()
    let title = try #require(
      harness.list.glyphItems.first { $0.run.text == "Title" && $0.opacity == 1 })
    #expect(title.origin.x == margin)
    let items = harness.list.fillBounds.filter { $0.size == CGSize(width: 10, height: 10) }
    #expect(items.map(\.minX).min() == margin)
    #expect(items.map(\.maxX).max() == width - margin)
  }

  @Test func `a large title is 34 points bold in 52 points below a bar of 44 points`() {
    let harness = page(scrolledBy: -10)
    let title = harness.list.glyphItems
    #expect(title.map(\.run.text) == ["Title"])
    #expect(title.first?.run.glyphs.first?.size == 34)
    let line: CGFloat = 34 * 1.2
    let baseline: CGFloat = 44 + (52 - line) / 2 + 34 * 0.95
    let y = title.first?.origin.y ?? 0
    #expect(abs(y - baseline) < 1)
  }

  @Test func `a large title moves up with the page, and a small one appears with the bar`() throws {
    let rest = try #require(page(scrolledBy: -10).list.glyphItems.first)
    let harness = page(scrolledBy: 400)
    let small = try #require(harness.list.glyphItems.first)
    #expect(harness.list.glyphItems.count == 1)
    #expect(small.run.glyphs.first?.size == 17 && small.origin.y < rest.origin.y)
    #expect(harness.list.fillBounds.contains(CGRect(x: 0, y: 0, width: 390, height: 44)))
  }

  /// The font sizes of a text at all text sizes.
  private func sizes(of text: String, @ViewBuilder _ view: () -> some View) -> [Float?] {
    let view = view()
    return DynamicTypeSize.allCases.map { size in
      let harness = Harness { view.dynamicTypeSize(size) }
      harness.settle()
      return harness.list.glyphItems.first { $0.run.text == text }?.run.glyphs.first?.size
    }
  }

  private let bodySizes: [Float] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  @Test func `the text of bars is limited to 17 to 21 points, except large titles`() {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
      }
    }
    let limited: [Float] = [17, 17, 17, 17, 19, 21, 21, 21, 21, 21, 21, 21]
    for text in ["Title", "Add", "Below"] {
      #expect(sizes(of: text) { page(.inline) } == limited)
    }
    #expect(sizes(of: "Page") { page(.inline) } == bodySizes)
    #expect(
      sizes(of: "Title") { page(.large) } == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
  }

  @Test func `what an item of a bar presents has the text size of the views around the bar`() {
    let sheet = sizes(of: "Sheet") {
      NavigationStack {
        Color.red.toolbar {
          Button("Add") {}.sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
      }
    }
    #expect(sheet == bodySizes)
  }

  @Test func `the row of a large title and the search field grow with the text size`() {
    func rects(_ size: DynamicTypeSize) -> [CGRect] {
      let harness = Harness {
        NavigationStack {
          VStack(spacing: 0) {
            Color.green.frame(height: 10)
            Spacer()
          }
          .navigationTitle("Title").searchable(text: .constant(""))
        }
        .dynamicTypeSize(size)
      }
      return harness.list.fillBounds
    }
    for (size, row, field): (DynamicTypeSize, CGFloat, CGFloat) in [
      (.xSmall, 49, 36), (.large, 52, 36), (.accessibility5, 81, 76),
    ] {
      let rects = rects(size)
      #expect(rects.contains { abs($0.height - field) < 0.01 && abs($0.minY - 45 - row) < 0.01 })
      #expect(
        rects.contains { $0.height == 10 && abs($0.minY - 44 - row - field - 15) < 0.01 })
    }
  }

  @Test func `the views are seen where a large title has moved up`() {
    let covers = page(scrolledBy: 400).list.fillBounds.filter {
      $0.width == 390 && $0.minY <= 44 && $0.maxY > 45 && $0.maxY <= 100
    }
    #expect(covers.isEmpty)
  }

  private struct Titles: View {
    let title: String

    var body: some View {
      NavigationStack {
        NavigationLink("go") { Text("there") }.navigationTitle(title)
      }
    }
  }

  @Test(arguments: [("Home", "Home"), ("A title that is much too long", "Back")])
  func `the back button has the title of the page below if it fits`(title: String, back: String) {
    let harness = Harness { Titles(title: title) }
    harness.tap(CGPoint(x: 195, y: 470))
    harness.settle()
    let first = harness.list.glyphItems.first { $0.origin.y < 44 && $0.origin.x > 0 }
    #expect(first?.run.text == back)
  }
}
