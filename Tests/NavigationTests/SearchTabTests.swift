// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
import ViewCore

@MainActor
@Suite struct SearchTabTests {
  private func harness(
    _ version: SystemVersion, _ behavior: TabBarMinimizeBehavior = .never
  ) -> Harness {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView {
        Tab("First", systemImage: "star") {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 40) }
            }
            .frame(maxWidth: .infinity)
          }
        }
        Tab(role: .search) { Text("search page") }
        Tab("Last", systemImage: "heart") { Text("last page") }
      }
      .tabBarMinimizeBehavior(behavior)
    }
    harness.host.systemVersion = version
    harness.settle()
    return harness
  }

  private func x(_ text: String, _ harness: Harness) -> CGFloat? {
    harness.list.glyphItems.first { $0.run.text == text }?.origin.x
  }

  @Test func `a tab for searching is a circle beside the floating bar`() throws {
    let harness = harness(.iOS26)
    // The other tabs divide the width that the circle leaves.
    let last = try #require(x("Last", harness))
    #expect((150...300).contains(last))
    // 21 points from the edges, with a diameter of 62.
    harness.tap(CGPoint(x: 390 - 21 - 31, y: 600 - 21 - 31))
    harness.settle()
    #expect(x("search page", harness) != nil)
  }

  @Test func `a tab for searching keeps its position in the bar of iOS 18`() throws {
    let harness = harness(.iOS18)
    let search = try #require(x("Search", harness))
    #expect(try #require(x("First", harness)) < search)
    #expect(try #require(x("Last", harness)) > search)
  }

  @Test func `the circle opens its page while the bar is minimized, and expands the bar`() {
    let harness = harness(.iOS26, .onScrollDown)
    harness.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150), over: 0.3)
    harness.settle()
    #expect(x("Last", harness) == nil)
    harness.tap(CGPoint(x: 390 - 21 - 24, y: 600 - 21 - 24))
    harness.settle()
    #expect(x("search page", harness) != nil)
    #expect(x("Last", harness) != nil)
  }

  @Test func `a minimized bar has a button if only the tab for searching was selected`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView {
        Tab(role: .search) {
          ScrollView { Color.gray.frame(height: 3000) }
        }
        Tab("Other", systemImage: "heart") { Text("other page") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    harness.host.systemVersion = .iOS26
    harness.settle()
    harness.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150), over: 0.3)
    harness.settle()
    // Only its icon is shown.
    let minimized = x("Other", harness)
    harness.tap(CGPoint(x: 21 + 24, y: 600 - 21 - 24))
    harness.settle()
    #expect(x("Other", harness) != minimized)
  }
}
