// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Search bars at the bottom of pages, on phones in iOS 26.
@MainActor
@Suite struct BottomSearchTests {
  private struct Page: View {
    @State private var text = ""
    var placement = SearchFieldPlacement.automatic

    var body: some View {
      ScrollView { Text("results of \(text)") }
        .navigationTitle("Title")
        .searchable(text: $text, placement: placement)
    }
  }

  private func harness(
    _ version: SystemVersion = .iOS26, width: CGFloat = 390, @ViewBuilder _ view: () -> some View
  ) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 844)) { view() }
    harness.host.systemVersion = version
    harness.settle()
    return harness
  }

  private func prompt(_ harness: Harness) throws -> CGPoint {
    try #require(harness.list.glyphItems.first { $0.run.text == "Search" }).origin
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `the field is 28 points from the bottom and the sides`() throws {
    let harness = harness { NavigationStack { Page() } }
    // Measured in a picture of a screen: a field of 48 points, whose text begins 47 points after its edge.
    let prompt = try prompt(harness)
    #expect(abs(prompt.x - 28 - 47) < 2)
    #expect((844 - 28 - 48...844 - 28).contains(prompt.y))
    // The large title is directly above the views.
    #expect(texts(harness).contains("Title"))
  }

  @Test func `it is at the top elsewhere`() throws {
    for (version, width) in [(SystemVersion.iOS18, 390.0), (.iOS26, 900)] {
      let harness = harness(version, width: width) { NavigationStack { Page() } }
      #expect(try prompt(harness).y < 300)
    }
    let drawer = harness {
      NavigationStack { Page(placement: .navigationBarDrawer(displayMode: .always)) }
    }
    #expect(try prompt(drawer).y < 300)
    let tab = harness {
      TabView { Tab("first", systemImage: "star") { NavigationStack { Page() } } }
    }
    #expect(try prompt(tab).y < 300)
  }

  @Test func `a search keeps the bar of the page, and a circle ends it`() throws {
    let harness = harness { NavigationStack { Page() } }
    let prompt = try prompt(harness)
    harness.tap(CGPoint(x: prompt.x + 20, y: prompt.y))
    harness.settle()
    harness.send(.text(TextSample(time: harness.time, text: "abc", kind: .typed)))
    harness.settle()
    #expect(texts(harness).contains("results of abc") && texts(harness).contains("Title"))
    #expect(!texts(harness).contains("Cancel"))
    harness.tap(CGPoint(x: 390 - 28 - 24, y: 844 - 28 - 24))
    harness.settle()
    #expect(texts(harness).contains("results of ") && texts(harness).contains("Search"))
  }

  @Test func `a search around the stack is at the bottom of its root only`() throws {
    struct Outer: View {
      @State private var text = ""
      @State private var path = [Int]()
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path = [1] }
            .navigationDestination(for: Int.self) { _ in Text("pushed") }
        }
        .searchable(text: $text)
      }
    }
    let harness = harness { Outer() }
    #expect(try prompt(harness).y > 700)
    let push = try #require(harness.list.glyphItems.first { $0.run.text == "push" }).origin
    harness.tap(push)
    harness.settle()
    let fields = harness.list.glyphItems.filter { $0.run.text == "Search" && $0.origin.x > 0 }
    #expect(texts(harness).contains("pushed") && fields.isEmpty)
  }
}
