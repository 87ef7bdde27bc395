// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Navigation links that are rows of a list.
@MainActor
@Suite struct LinkRowTests {
  private func texts(_ harness: Harness) -> [String] {
    harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  /// A list with a link at (200, 290), and how many chevrons are drawn.
  private func links(_ mode: EditMode) -> (harness: Harness, chevronCount: Int) {
    func harness(_ visibility: Visibility) -> Harness {
      let harness = Harness {
        NavigationStack {
          List { NavigationLink("link") { Text("page") } }
            .environment(\.editMode, .constant(mode))
            .navigationLinkIndicatorVisibility(visibility)
        }
      }
      harness.settle()
      return harness
    }
    let shown = harness(.automatic)
    return (shown, shown.list.items.count - harness(.hidden).list.items.count)
  }

  @Test func `links have no chevron and push no page while their list is edited`() throws {
    for (mode, isEditing) in [(EditMode.inactive, false), (.active, true)] {
      let (harness, chevronCount) = links(mode)
      #expect(chevronCount == (isEditing ? 0 : 1))
      let row = try #require(harness.list.glyphItems.first { $0.run.text == "link" }?.origin)
      harness.tap(CGPoint(x: row.x + 4, y: row.y - 4))
      harness.settle()
      #expect(texts(harness).contains("page") == !isEditing)
    }
  }

  @Test func `links in a scroll view inside of a row have no chevron`() {
    func itemCount(_ visibility: Visibility, scrolls: Bool) -> Int {
      let harness = Harness {
        NavigationStack {
          List {
            if scrolls {
              ScrollView(.horizontal) { HStack { NavigationLink("link") { Text("page") } } }
            } else {
              HStack { NavigationLink("link") { Text("page") } }
            }
          }
          .navigationLinkIndicatorVisibility(visibility)
        }
      }
      harness.settle()
      return harness.list.items.count
    }
    #expect(itemCount(.automatic, scrolls: true) == itemCount(.hidden, scrolls: true))
    #expect(itemCount(.automatic, scrolls: false) > itemCount(.hidden, scrolls: false))
  }
}
