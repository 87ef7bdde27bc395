// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct TabTests {
  private enum Page: Hashable {
    case home, search
  }

  private struct TwoTabs: View {
    let log: EventLog
    @State private var selection = Page.search

    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: .home) {
          Color.red.frame(width: 10, height: 10)
        }
        .badge(7)
        Tab("Search", systemImage: "magnifyingglass", value: .search) {
          Color.blue.frame(width: 20, height: 20).toolbarBackground(Color.green, for: .tabBar)
        }
      }
      .onChange(of: selection) { log.lines.append("\(selection)") }
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

  @Test func `tabs are selected by their values, and have badges`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 300, height: 449)) { TwoTabs(log: log) }
    harness.settle()
    #expect(harness.list.fillBounds.first?.width == 20)
    #expect(texts(harness).contains("7"))
    harness.tap(CGPoint(x: 75, y: 425))
    harness.settle()
    #expect(log.lines == ["home"])
    #expect(harness.list.fillBounds.first?.width == 10)
  }

  @Test func `the tabs of a section are in the bar with the others`() {
    let harness = Harness(size: CGSize(width: 300, height: 449)) {
      TabView {
        Tab("Home", systemImage: "house") { Color.red }
        TabSection("More") {
          Tab("Music", systemImage: "music.note") { Color.green.frame(width: 30, height: 30) }
          Tab("Films", systemImage: "film") { Color.blue }
        }
      }
    }
    harness.settle()
    #expect(texts(harness) == ["Home", "Music", "Films"])
    harness.tap(CGPoint(x: 150, y: 425))
    harness.settle()
    #expect(hasFill(harness) { _, rect in rect.width == 30 })
  }

  @Test func `a tab with the role of searching and without a label is labeled`() {
    let harness = Harness(size: CGSize(width: 300, height: 449)) {
      TabView {
        Tab("Home", systemImage: "house") { Color.red }
        Tab(role: .search) { Color.green.frame(width: 30, height: 30) }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    harness.settle()
    #expect(texts(harness) == ["Home", "Search"])
    harness.tap(CGPoint(x: 225, y: 425))
    harness.settle()
    #expect(hasFill(harness) { _, rect in rect.width == 30 })
  }

  @Test func `the selected tab determines the bar's background`() {
    let harness = Harness(size: CGSize(width: 300, height: 449)) { TwoTabs(log: EventLog()) }
    harness.settle()
    func isGreen() -> Bool {
      hasFill(harness) { color, rect in color.green > 0.7 && color.red < 0.3 && rect.minY == 400 }
    }
    #expect(isGreen())
    harness.tap(CGPoint(x: 75, y: 425))
    harness.settle()
    #expect(!isGreen())
  }

  @Test func `a tab can hide the tab bar and set bar backgrounds`() {
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

  @Test func `tabs are created for the elements of a collection`() {
    struct Tabs: View {
      @State private var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab("First", systemImage: "star", value: 0) { Text("page 0") }
          ForEach(1..<3, id: \.self) { index in
            Tab("Tab \(index)", systemImage: "star", value: index) { Text("page \(index)") }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 449)) { Tabs() }
    harness.settle()
    #expect(texts(harness).filter { $0.hasPrefix("page") } == ["page 2"])
    #expect(texts(harness).filter { !$0.hasPrefix("page") } == ["First", "Tab 1", "Tab 2"])
  }
}
