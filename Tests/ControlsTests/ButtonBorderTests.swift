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

  @Test(arguments: [ControlSize.small, .regular, .large])
  func `a button with a circle as its border is as wide as it is high`(size: ControlSize) throws {
    func bounds(_ shape: ButtonBorderShape, _ label: CGSize) throws -> CGRect {
      let harness = Harness(size: CGSize(width: 200, height: 100)) {
        Button {
        } label: {
          Color.red.frame(width: label.width, height: label.height)
        }
        .buttonStyle(.bordered).buttonBorderShape(shape).controlSize(size)
      }
      return try #require(harness.list.fillBounds.first)
    }
    let capsule = try bounds(.capsule, CGSize(width: 20, height: 20))
    for label in [CGSize(width: 20, height: 20), CGSize(width: 20, height: 12)] {
      let circle = try bounds(.circle, label)
      #expect(circle.width == circle.height && circle.height == capsule.height)
      #expect(circle.width < capsule.width)
    }
  }

  @Test func `a font around a bordered button is that of its label`() {
    func height(_ font: Font?) -> CGFloat? {
      Harness(size: CGSize(width: 200, height: 100)) {
        Button("a") {}.buttonStyle(.bordered).font(font)
      }.list.fillBounds.first?.height
    }
    #expect(height(nil) == height(.body))
    #expect(height(.title).flatMap { title in height(nil).map { title > $0 + 8 } } == true)
  }
}
