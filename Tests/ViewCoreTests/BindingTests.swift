// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var x = 0.0
}

@MainActor
@Suite struct BindingTests {
  private let size = CGSize(width: 100, height: 100)

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: item.x) }
  }

  private struct Rows: View {
    @State var items: [Item]
    let expose: (Binding<[Item]>) -> Void

    var body: some View {
      expose($items)
      return VStack(spacing: 0) { ForEach($items) { $item in Row(item: $item) } }
    }
  }

  @Test func `a binding to a collection has bindings to its elements`() {
    var items: Binding<[Item]>?
    let harness = Harness(size: size) {
      Rows(items: [Item(id: 1), Item(id: 2), Item(id: 3)]) { items = $0 }
    }
    items?[1].x.wrappedValue = 7
    harness.frame()
    #expect(harness.list.fillCenters.map(\.x) == [50, 57, 50])
    let last = items?[2]
    items?.wrappedValue.removeFirst()
    harness.frame()
    #expect(harness.list.fillCenters.map(\.x) == [57, 50])
    // Its index no longer exists: it keeps the last value and ignores assignments.
    last?.wrappedValue.x = 9
    #expect(last?.wrappedValue == Item(id: 3))
    #expect(items?.wrappedValue == [Item(id: 2, x: 7), Item(id: 3)])
  }

  @Test func `entries of dictionaries and optionals have bindings`() {
    var names = ["a": 1]
    let binding = Binding(get: { names }, set: { names = $0 })
    binding["b"].wrappedValue = 2
    binding["a"].wrappedValue = nil
    #expect(names == ["b": 2])
    let inner = Binding(binding["b"])
    inner?.wrappedValue = 5
    #expect(names == ["b": 5])
    #expect(Binding<Int>(binding["c"]) == nil)
  }

  @Test func `an equatable view is evaluated only if its value differs`() {
    struct Coarse: View, Equatable {
      var x: Double
      var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: x) }
      nonisolated static func == (a: Coarse, b: Coarse) -> Bool { abs(a.x - b.x) < 5 }
    }
    struct Parent: View {
      @State private var x = 0.0
      let expose: (Binding<Double>) -> Void
      var body: some View {
        expose($x)
        return Coarse(x: x).equatable()
      }
    }
    var x: Binding<Double>?
    let harness = Harness(size: size) { Parent { x = $0 } }
    x?.wrappedValue = 4
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 50, y: 50)])
    x?.wrappedValue = 6
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 56, y: 50)])
  }
}
