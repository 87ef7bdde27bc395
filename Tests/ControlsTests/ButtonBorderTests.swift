// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ButtonBorderTests {
  private func drawn(_ view: some View) -> DisplayList {
    Harness(size: CGSize(width: 60, height: 60)) { view.frame(width: 50, height: 30) }.list
  }

  @Test func `the border of a button clips a view to a rounded rectangle`() {
    let clipped = drawn(Color.red.clipShape(.buttonBorder))
    #expect(clipped != drawn(Color.red))
    #expect(clipped == drawn(Color.red.clipShape(ButtonBorderShape.roundedRectangle)))
    #expect(
      drawn(Color.red.clipShape(ButtonBorderShape.roundedRectangle(radius: 5)))
        == drawn(Color.red.clipShape(RoundedRectangle(cornerRadius: 5))))
    #expect(
      drawn(Color.red.clipShape(ButtonBorderShape.circle)) == drawn(Color.red.clipShape(Circle())))
  }
}
