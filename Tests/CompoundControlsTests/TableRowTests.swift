// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TableRowTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  private struct Outline: View {
    var body: some View {
      Table(of: Item.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      } rows: {
        TableRow(Item(id: 1))
        DisclosureTableRow(Item(id: 2)) {
          ForEach([Item(id: 3), Item(id: 4)])
        }
      }
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `a wide table shows the cells of its rows, and hides those below a closed one`() {
    let harness = Harness(size: CGSize(width: 800, height: 400)) { Outline() }
    harness.settle()
    #expect(texts(harness) == ["Name", "Number", "item 1", "1", "item 2", "2"])
  }

  @Test func `a tap on a row with others below it shows them`() {
    let harness = Harness(size: CGSize(width: 390, height: 400)) { Outline() }
    harness.settle()
    #expect(texts(harness) == ["item 1", "item 2"])
    harness.tap(CGPoint(x: 60, y: 66))
    harness.settle()
    #expect(texts(harness) == ["item 1", "item 2", "item 3", "item 4"])
  }
}
