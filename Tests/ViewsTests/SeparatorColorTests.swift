// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// The color of separators and dividers in the versions of iOS.
@MainActor
@Suite struct SeparatorColorTests {
  /// The opacity of the color of the narrowest rectangle of a view.
  private func opacity(_ version: SystemVersion, _ view: some View, _ scheme: ColorScheme = .light)
    throws -> Float
  {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      view.environment(\.colorScheme, scheme)
    }
    harness.host.systemVersion = version
    let paints = harness.frame().items.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    guard case .color(let color) = try #require(paints.last) else {
      Issue.record("not a color")
      return 0
    }
    return color.opacity
  }

  @Test func `separators are fainter in iOS 26`() throws {
    // Measured: (231, 231, 232) on white and (220, 220, 225) on (242, 242, 247), in pictures of two projects.
    #expect(try opacity(.iOS18, Color(uiColor: .separator)) == 0.29)
    #expect(try opacity(.iOS26, Color(uiColor: .separator)) == 0.12)
    #expect(try opacity(.iOS26, Rectangle().fill(.separator)) == 0.12)
    #expect(try opacity(.iOS26, Color(uiColor: .separator), .dark) == 0.5)
  }

  @Test func `a divider keeps its color in iOS 26`() throws {
    // Measured: (198, 198, 200) on white.
    #expect(try opacity(.iOS18, VStack { Divider() }) == 0.29)
    #expect(try opacity(.iOS26, VStack { Divider() }) == 0.29)
  }
}
