// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import StateTransfer
import Testing
@_spi(ViewTree) import ViewCore

/// Navigation stacks whose state continues in a host with newer code.
@MainActor
@Suite struct ReloadedStackTests {
  private func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  private func stack(_ title: String, query: Binding<String>) -> some View {
    NavigationStack {
      List { Text("row") }
        .navigationTitle(title)
        .toolbar { Button("Add") {} }
        .searchable(text: query)
    }
  }

  @Test func `a reloaded stack has the bar of the new code only, each time`() {
    let size = CGSize(width: 390, height: 600)
    var migration = StateMigration()
    var host: ViewHost?
    for title in ["First", "Second", "Third"] {
      let next = ViewHost(
        stack(title, query: .constant("")), size: size, resources: .plain(), migration: migration)
      // The old hierarchy may outlive the new one's first frame.
      let shown = texts(next.frame(at: 0)) + texts(next.frame(at: 1))
      #expect(shown.contains(title))
      #expect(["First", "Second", "Third"].filter { shown.contains($0) } == [title])
      host = next
      migration = migration.makeSuccessor()
    }
    withExtendedLifetime(host) {}
  }

  @Test func `a reloaded stack does not refer to the views of a released hierarchy`() {
    let size = CGSize(width: 390, height: 600)
    var migration = StateMigration()
    for title in ["First", "Second", "Third"] {
      let shown: [String] = {
        let host = ViewHost(
          stack(title, query: .constant("")), size: size, resources: .plain(),
          migration: migration)
        defer { migration = migration.makeSuccessor() }
        return texts(host.frame(at: 0))
      }()
      #expect(shown.contains(title))
    }
  }
}
