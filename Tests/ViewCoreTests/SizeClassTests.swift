// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SizeClassTests {
  @Test func `a narrow window is compact, a wide one regular, unless a view overrides it`() {
    func sizeClass(_ width: CGFloat, _ override: UserInterfaceSizeClass?) -> UserInterfaceSizeClass?
    {
      var found: UserInterfaceSizeClass?
      _ = Harness(size: CGSize(width: width, height: 700)) {
        SizeClassReader { found = $0 }.environment(\.horizontalSizeClass, override)
      }
      return found
    }
    #expect(sizeClass(390, nil) == .compact)
    #expect(sizeClass(1000, nil) == .regular)
    #expect(sizeClass(390, .regular) == .regular)
  }
}

/// Reports the horizontal size class.
private struct SizeClassReader: View {
  let report: (UserInterfaceSizeClass?) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    report(sizeClass)
    return Color.red
  }
}
