// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Tabs of a user's own types.
@MainActor
@Suite struct TabContentTests {
  private struct Pair: TabContent {
    typealias TabValue = Int
    let names: [String]

    var body: some TabContent<Int> {
      Tab(names[0], systemImage: "star", value: 0) { Text("first page") }
      Tab(names[1], systemImage: "heart", value: 1) { Text("second page") }
    }
  }

  @Test func `tabs of a user's type are those of its body`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView(selection: .constant(1)) {
        Pair(names: ["One", "Two"])
        Tab("Three", systemImage: "moon", value: 2) { Text("third page") }
      }
    }
    harness.settle()
    let texts = Set(harness.list.glyphItems.map(\.run.text))
    #expect(texts == ["One", "Two", "Three", "second page"])
  }

  @Test func `tabs may have no label`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { name in Tab(value: name) { Text(name) } }
      }
    }
    harness.settle()
    #expect(harness.list.glyphItems.map(\.run.text) == ["b"])
    let other = Harness(size: CGSize(width: 390, height: 600)) { TabView { Tab { Text("c") } } }
    other.settle()
    #expect(other.list.glyphItems.map(\.run.text) == ["c"])
  }
}
