// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct TabContentTests {
  private enum Place: Hashable {
    case home, search
  }

  private struct Places: View {
    let log: GestureLog
    @State private var place = Place.search

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Color.red.frame(width: 10, height: 10)
        }
        .badge(7)
        Tab("Search", systemImage: "magnifyingglass", value: .search) {
          Color.blue.frame(width: 20, height: 20).toolbarBackground(Color.green, for: .tabBar)
        }
      }
      .onChange(of: place) { log.lines.append("\(place)") }
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func hasFill(_ harness: Harness, _ test: (ResolvedColor, CGRect) -> Bool) -> Bool {
    zip(
      harness.list.items.filter { if case .fill = $0 { true } else { false } },
      harness.list.fillBounds
    ).contains { item, rect in
      if case .fill(_, .color(let color), _) = item { test(color, rect) } else { false }
    }
  }

  @Test func `tabs with values are chosen by them, and have badges`() {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 300, height: 449)) { Places(log: log) }
    harness.settle()
    #expect(harness.list.fillBounds.first?.width == 20)
    #expect(texts(harness).contains("7"))
    harness.tap(CGPoint(x: 75, y: 425))
    harness.settle()
    #expect(log.lines == ["home"])
    #expect(harness.list.fillBounds.first?.width == 10)
  }

  @Test func `the tab that is seen decides over the bar's ground`() {
    let harness = Harness(size: CGSize(width: 300, height: 449)) { Places(log: GestureLog()) }
    harness.settle()
    func isGreen() -> Bool {
      hasFill(harness) { color, rect in color.green > 0.7 && color.red < 0.3 && rect.minY == 400 }
    }
    #expect(isGreen())
    harness.tap(CGPoint(x: 75, y: 425))
    harness.settle()
    #expect(!isGreen())
  }

  @Test func `a tab may hide the bar, and bars their ground`() {
    let harness = Harness(size: CGSize(width: 300, height: 449)) {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbarBackground(.red, for: .navigationBar)
              .toolbar(.hidden, for: .tabBar)
          }
        }
        Tab("Two", systemImage: "star") { Color.blue }
      }
    }
    harness.settle()
    #expect(texts(harness).contains("page") && !texts(harness).contains("One"))
    #expect(
      hasFill(harness) { color, rect in
        color.red > 0.9 && color.blue < 0.3 && rect == CGRect(x: 0, y: 0, width: 300, height: 44)
      })
  }

  @Test func `a group box is a card with a label over what it contains`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      GroupBox("Label") { Text("inside") }
    }
    let card = try #require(harness.list.fillBounds.first)
    #expect(card.width == 300)
    // Two lines, 8 between them, and 16 around.
    #expect(abs(card.height - (20.4 * 2 + 8 + 32)) < 1)
    #expect(texts(harness) == ["Label", "inside"])
  }

  @Test func `a gauge is filled as far as its value lies in its range`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 30, in: 20...60) {
        Text("label")
      } currentValueLabel: {
        Text("30")
      }
    }
    #expect(texts(harness) == ["label", "30"])
    #expect(harness.list.fillBounds.map(\.width) == [300, 75])
  }
}
