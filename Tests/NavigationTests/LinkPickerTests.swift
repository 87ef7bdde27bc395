// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LinkPickerTests {
  private struct Choosing: View {
    let log: EventLog
    @State private var value = 2

    var body: some View {
      NavigationStack {
        Form {
          Picker("Number", selection: $value) {
            ForEach(0..<5) { Text("row \($0)") }
          }
          .pickerStyle(.navigationLink)
        }
      }
      .onChange(of: value) { log.lines.append("\(value)") }
    }
  }

  private func tap(_ text: String, in harness: Harness) throws {
    let run = try #require(harness.list.glyphItems.first { $0.run.text == text })
    harness.tap(run.origin)
    harness.settle()
  }

  @Test func `a picker links to a page with its options, and goes back with one`() throws {
    let log = EventLog()
    let harness = Harness { Choosing(log: log) }
    #expect(Set(harness.list.glyphItems.map(\.run.text)).isSuperset(of: ["Number", "row 2"]))
    try tap("Number", in: harness)
    #expect(Set(harness.list.glyphItems.map(\.run.text)).isSuperset(of: ["row 0", "row 4"]))
    try tap("row 4", in: harness)
    #expect(log.lines == ["4"])
    #expect(harness.list.glyphItems.map(\.run.text).contains("row 4"))
    #expect(!harness.list.glyphItems.map(\.run.text).contains("row 0"))
  }

  @Test func `without a stack the link is disabled`() {
    let harness = Harness {
      Picker("Number", selection: .constant(1)) { ForEach(0..<2) { Text("row \($0)") } }
        .pickerStyle(.navigationLink)
    }
    #expect(harness.list.glyphItems.map(\.run.text).contains("row 1"))
  }
}
