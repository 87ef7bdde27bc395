// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Rows of lists that are links, as they are drawn on phones.
@MainActor
@Suite struct LinkRowTests {
  private func harness(_ version: SystemVersion, @ViewBuilder _ view: () -> some View) -> Harness {
    let harness = Harness(view)
    harness.host.systemVersion = version
    harness.frame()
    return harness
  }

  /// The bounds of the paths, with the control points of their round ends.
  private func paths(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item in
      guard case .path(let outline, _, _, let index) = item else { return nil }
      return outline.bounds.applying(harness.list.transforms[Int(index)])
    }
  }

  @Test func `a link's row is half transparent outside of navigation`() throws {
    func opacity(_ link: some View) throws -> Double {
      let list = harness(.iOS26) { link }
      return try #require(list.list.glyphItems.first { $0.run.text == "Page" }).opacity
    }
    let list = List { NavigationLink("Page") { Text("b") } }
    // (127, 127, 127) on white in pictures of iOS 26.
    #expect(try opacity(list) == 0.5)
    #expect(try opacity(NavigationStack { list }) == 1)
  }

  @Test func `the chevron of a link ends 2.3 points before other content in iOS 26`() throws {
    func end(_ version: SystemVersion) throws -> CGFloat {
      let harness = harness(version) {
        NavigationStack { List { NavigationLink("a") { Text("b") } } }
      }
      let chevron = try #require(paths(harness).first { $0.height < 14 && $0.width < 9 })
      let card = try #require(
        harness.list.fillBounds.first { (300..<380).contains($0.width) })
      return card.maxX - chevron.maxX
    }
    // Measured on pictures of iOS 26: the ink, 7 by 11.7 points, ends 18 points before the edge of the card.
    #expect(abs(try end(.iOS26) - 18.3) < 0.7)
    #expect(abs(try end(.iOS18) - 20) < 0.7)
  }

  @Test func `the content of a plain list is 20 points from both edges, before a link's chevron`()
    throws
  {
    let harness = Harness(size: CGSize(width: 402, height: 300)) {
      NavigationStack {
        List {
          Color.red.frame(height: 20)
          NavigationLink {
            Text("a")
          } label: {
            Color.green.frame(height: 20)
          }
          Text("b")
        }
        .listStyle(.plain)
      }
    }
    let fills = harness.list.fillBounds
    let rows = fills.filter { $0.height == 20 }
    #expect(rows.map(\.minX) == [20, 20])
    #expect(rows.first?.maxX == 382)
    // The chevron, 7 points wide, ends where other content does.
    #expect(try #require(rows.last).maxX < 382 - 7)
    let lines = fills.filter { $0.height <= 1 && $0.width > 300 }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.minX == 20 && $0.maxX == 402 })
  }
}
