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

  /// Drags up by a distance, holds still, and releases.
  private func scroll(_ harness: Harness, by distance: CGFloat) {
    let end = hold(harness, at: distance)
    harness.release(end)
    harness.settle()
  }

  /// Drags up by a distance, and holds still there; returns the point.
  @discardableResult private func hold(_ harness: Harness, at distance: CGFloat) -> CGPoint {
    let (start, end) = (CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 690 - distance))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.3)
    return end
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
    let point = hold(harness, at: 30)
    #expect(try abs(headerTop(harness) - 66) < 1)
    harness.release(point)
    harness.settle()
    #expect(try headerTop(harness) == 44)
    scroll(harness, by: 300)
    #expect(try headerTop(harness) == 44)
  }

  @Test(arguments: [(15, 0), (22, 0), (30, 52), (49, 52), (56, 56)] as [(CGFloat, CGFloat)])
  func `a drag never ends with a part of the large title`(_ drag: CGFloat, _ end: CGFloat) throws {
    let harness = page { ScrollView { Color.yellow.frame(width: 77, height: 3000) } }
    func top() throws -> CGFloat {
      try #require(harness.list.fillBounds.first { $0.width == 77 }).minY
    }
    #expect(try top() == 96)
    scroll(harness, by: drag)
    #expect(try abs(top() - (96 - end)) < 1)
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

  private func searched(_ mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> Harness {
    page {
      List { rows }
        .searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: mode), prompt: "Find")
    }
  }

  @Test
  func `a search bar disappears before the large title, and a drag never ends with a part of it`()
    throws
  {
    let harness = searched(.automatic)
    let title = try #require(texts(harness)["Title"])
    let find = try #require(texts(harness)["Find"])
    var point = hold(harness, at: 12)
    #expect(texts(harness)["Title"] == title)
    #expect(try #require(texts(harness)["Find"]) < find)
    harness.release(point)
    harness.settle()
    #expect(texts(harness)["Find"] == find)
    point = hold(harness, at: 35)
    harness.release(point)
    harness.settle()
    #expect(texts(harness)["Title"] == title && texts(harness)["Find"] == nil)
    hold(harness, at: 20)
    #expect(try abs(#require(texts(harness)["Title"]) - (title - 20)) < 1)
  }

  @Test func `a search bar that is always visible stays directly below the bar`() throws {
    let harness = searched(.always)
    let top = try #require(texts(harness)["Find"])
    let point = hold(harness, at: 20)
    #expect(try abs(#require(texts(harness)["Find"]) - (top - 20)) < 1)
    harness.release(point)
    scroll(harness, by: 300)
    let find = try #require(texts(harness)["Find"])
    #expect(abs(find - (top - 52)) < 1)
    harness.tap(CGPoint(x: 150, y: find - 4))
    harness.settle()
    #expect(texts(harness)["Cancel"] != nil)
  }
}
