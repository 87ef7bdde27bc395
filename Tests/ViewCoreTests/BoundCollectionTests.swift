// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Rows of bindings to a collection that becomes shorter without notifying views.
@MainActor
@Suite struct BoundCollectionTests {
  private final class Storage {
    var items = (0..<200).map { Item(id: $0) }
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Rows: View {
    let storage: Storage
    let usesBindingsAsData: Bool

    private var items: Binding<[Item]> {
      Binding(get: { storage.items }, set: { storage.items = $0 })
    }

    var body: some View {
      List {
        if usesBindingsAsData {
          // The data are the bindings themselves.
          ForEach(items, id: \.wrappedValue.id) { Text("row \($0.wrappedValue.id)") }
        } else {
          ForEach(items) { $item in Text("row \(item.id)") }
        }
      }
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test(arguments: [true, false])
  func `scrolling to rows that are gone shows them as they were`(usesBindingsAsData: Bool) {
    let storage = Storage()
    let harness = Harness { Rows(storage: storage, usesBindingsAsData: usesBindingsAsData) }
    #expect(texts(harness).contains("row 3"))
    storage.items.removeLast(190)
    harness.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100), over: 0.2)
    harness.advance(by: 1)
    #expect(texts(harness).contains("row 50"))
  }

  private struct Growing: View {
    @State var items: [Item] = []
    var body: some View {
      VStack {
        // Without reading the items.
        Button("add") { items.append(Item(id: items.count)) }
        List { ForEach($items) { $item in Toggle("row \(item.id)", isOn: $item.isOn) } }
      }
    }
  }

  @Test func `changes of the collection are shown`() {
    let harness = Harness { Growing() }
    #expect(!texts(harness).contains("row 0"))
    for _ in 0..<3 { harness.tap(CGPoint(x: 195, y: 10)) }
    #expect(harness.settle())
    #expect(texts(harness).filter { $0.hasPrefix("row") } == ["row 0", "row 1", "row 2"])
  }
}
