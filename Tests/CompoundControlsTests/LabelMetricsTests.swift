// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The lengths of labels, whose icon is 10 and whose title is 30 points wide.
@MainActor
@Suite struct LabelMetricsTests {
  private func width(_ modify: (AnyView) -> some View) -> CGFloat? {
    let label = Label {
      Color.blue.frame(width: 30, height: 10)
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
    let bounds = Harness { modify(AnyView(label)) }.list.fillBounds
    guard let first = bounds.first, let last = bounds.last else { return nil }
    return last.minX - first.minX
  }

  @Test func `the spacing and the width of the icon are set`() {
    #expect(width { $0 } == 18)
    #expect(width { $0.labelIconToTitleSpacing(20) } == 30)
    // The icon is in the middle of its 30 points.
    #expect(width { $0.labelReservedIconWidth(30) } == 28)
    #expect(width { $0.labelIconToTitleSpacing(.nan).labelReservedIconWidth(-1) } == 18)
  }
}
