// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// The space of navigation bars without contents.
@MainActor
@Suite struct EmptyBarTests {
  /// The top of the first page's views, below a safe area of 0 points.
  private func top(_ version: SystemVersion, @ViewBuilder _ page: () -> some View) throws -> CGFloat
  {
    let harness = Harness(
      ViewHost(
        NavigationStack { page() }, size: CGSize(width: 300, height: 500), resources: .plain()))
    harness.host.systemVersion = version
    return try #require(harness.frame().fillBounds.first { $0.width == 50 }).minY
  }

  private var box: some View {
    Color.red.frame(width: 50, height: 50).frame(maxHeight: .infinity, alignment: .top)
  }

  @Test func `a root page of iOS 26 without a title and items has no bar`() throws {
    // Measured in three screens: their views begin at the safe area, 54 points above where they would with a bar.
    #expect(try top(.iOS26) { box } == 0)
    #expect(try top(.iOS26) { box.navigationBarTitleDisplayMode(.inline) } == 0)
    #expect(
      try top(.iOS26) { box.toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } } } == 0)
    #expect(try top(.iOS18) { box } == 44)
  }

  @Test func `a title, an item or the bar's visibility gives it its 54 points`() throws {
    #expect(
      try top(.iOS26) { box.navigationTitle("a").navigationBarTitleDisplayMode(.inline) } == 54)
    #expect(try top(.iOS26) { box.toolbar { Text("a") } } == 54)
    #expect(try top(.iOS26) { box.toolbar(.visible, for: .navigationBar) } == 54)
  }
}
