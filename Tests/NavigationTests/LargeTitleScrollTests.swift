// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// What follows a large title that has moved up: pinned headers and search bars. The bar is 44 points high, the large
/// title 52.
@MainActor
@Suite struct LargeTitleScrollTests {
  private func texts(_ harness: Harness) -> [String: CGFloat] {
    Dictionary(
      harness.list.glyphItems.filter { $0.opacity > 0 }.map { ($0.run.text, $0.origin.y) },
      uniquingKeysWith: min)
  }

  /// Drags up by a distance, and holds still.
  private func scroll(_ harness: Harness, by distance: CGFloat) {
    let (start, end) = (CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 690 - distance))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.3)
    harness.release(end)
    harness.settle()
  }

  private func page(@ViewBuilder _ content: () -> some View) -> Harness {
    let content = content()
    let harness = Harness { NavigationStack { content.navigationTitle("Title") } }
    harness.settle()
    return harness
  }

  private var rows: some View { ForEach(0..<60) { Text("row \($0)").frame(height: 40) } }

  /// The lazy stack's header, yellow and 20 points high.
  private func headerTop(_ harness: Harness) throws -> CGFloat {
    try #require(harness.list.fillBounds.first { $0.width == 77 && $0.height == 20 }).minY
  }

  @Test func `pinned headers of a lazy stack are directly below what remains of the bar`() throws {
    let harness = page {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            rows
          } header: {
            Color.yellow.frame(width: 77, height: 20)
          }
        }
      }
    }
    #expect(try headerTop(harness) == 96)
    scroll(harness, by: 30)
    #expect(try abs(headerTop(harness) - 66) < 1)
    scroll(harness, by: 300)
    #expect(try headerTop(harness) == 44)
  }

  @Test func `pinned headers of a plain list are directly below what remains of the bar`() throws {
    let harness = page {
      List {
        Section("Header") { rows }
      }
      .listStyle(.plain)
    }
    let top = try #require(texts(harness)["Header"])
    scroll(harness, by: 300)
    #expect(try abs(#require(texts(harness)["Header"]) - (top - 52)) < 1)
    scroll(harness, by: 300)
    #expect(try abs(#require(texts(harness)["Header"]) - (top - 52)) < 1)
  }

  @Test func `headers stay where they are below other views and inline titles`() throws {
    let lazy = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          rows
        } header: {
          Color.yellow.frame(width: 77, height: 20)
        }
      }
    }
    let below = page {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        lazy
      }
    }
    scroll(below, by: 300)
    #expect(try headerTop(below) == 126)
    let inline = page { lazy.navigationBarTitleDisplayMode(.inline) }
    scroll(inline, by: 300)
    #expect(try headerTop(inline) == 44)
  }

  @Test(arguments: [false, true])
  func `a search bar moves up with a large title, and stays if it is always visible`(
    _ isAlwaysVisible: Bool
  ) throws {
    let harness = page {
      List { rows }
        .searchable(
          text: .constant(""),
          placement: .navigationBarDrawer(displayMode: isAlwaysVisible ? .always : .automatic),
          prompt: "Find")
    }
    let top = try #require(texts(harness)["Find"])
    scroll(harness, by: 40)
    #expect(try abs(#require(texts(harness)["Find"]) - (top - 40)) < 1.5)
    scroll(harness, by: 300)
    if isAlwaysVisible {
      #expect(try abs(#require(texts(harness)["Find"]) - (top - 52)) < 1)
      // It is directly below the bar, and opens the search there.
      harness.tap(CGPoint(x: 150, y: try #require(texts(harness)["Find"]) - 4))
      harness.settle()
      #expect(texts(harness)["Cancel"] != nil)
    } else {
      #expect(texts(harness)["Find"] == nil)
    }
  }
}
