// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  @Test func `ViewThatFits shows the first view that fits`() {
    func width(_ space: CGFloat) -> [CGFloat] {
      bounds(space, 100) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 80, height: 300)
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 30, height: 20)
        }
      }.map(\.width)
    }
    #expect(width(100) == [80])
    #expect(width(70) == [50])
    #expect(width(10) == [30])
  }
}
