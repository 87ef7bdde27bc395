// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Containers that take the sections of their content apart.
@MainActor
@Suite struct SectionCollectionTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack {
        Group(sections: content) { sections in
          Text("\(sections.count) cards")
          ForEach(sections) { section in
            VStack {
              if !section.header.isEmpty { section.header }
              ForEach(section.content) { $0 }
              Text("\(section.content.count)")
            }
          }
        }
      }
    }
  }

  private func texts(_ view: some View) -> [String] {
    Harness { view }.list.glyphItems.map(\.run.text)
  }

  @Test func `a group receives sections, and loose views as one`() {
    let found = texts(
      Cards {
        Text("a")
        Text("b")
        Section("Head") {
          ForEach(["c", "d", "e"], id: \.self) { Text($0) }
        }
        .padding(2)
        Text("f")
      })
    #expect(found == ["3 cards", "a", "b", "2", "Head", "c", "d", "e", "3", "f", "1"])
  }

  @Test func `a loop makes a view of each section`() {
    let found = texts(
      VStack {
        ForEach(
          sections: Group {
            Section {
              Text("a")
            } footer: {
              Text("foot")
            }
            Section { Text("b") }
          }
        ) { section in
          Text("\(section.content.count)+\(section.footer.count)")
        }
      })
    #expect(found == ["1+1", "1+0"])
  }
}
