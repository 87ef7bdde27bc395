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

  @Test func `a flexible bordered button is as wide as the available space`() {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      Harness(size: CGSize(width: 200, height: 60)) {
        Button("a") {}.buttonStyle(.bordered).buttonSizing(sizing)
      }.list.fillBounds.first?.width
    }
    #expect(width(.flexible) == 200)
    #expect(width(.automatic).map { $0 < 100 } == true)
    #expect(width(.fitted) == width(.automatic))
  }
}
