// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ConcentricRectangleTests {
  private func list(@ViewBuilder _ view: () -> some View) -> String {
    "\(Harness(size: CGSize(width: 200, height: 200), view).list)"
  }

  @Test func `concentric corners follow the container`() {
    func inside(_ shape: some Shape) -> String {
      list {
        shape.fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 40))
      }
    }
    let concentric = inside(ConcentricRectangle())
    #expect(concentric == inside(ContainerRelativeShape()))
    #expect(concentric == inside(.rect(corners: .concentric, isUniform: true)))
    #expect(concentric == inside(.rect(corners: .concentric(), isUniform: true)))
    #expect(concentric == inside(RoundedRectangle(cornerRadius: 30)))
    #expect(concentric != inside(ConcentricRectangle(corners: 12)))
  }

  @Test func `outside of containers the corners have their least radius`() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 30)
    #expect(ConcentricRectangle().path(in: rect) == Path(rect))
    let rounded = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8))
    #expect(ConcentricRectangle(corners: .concentric(minimum: 8)).path(in: rect) == rounded)
    #expect(ConcentricRectangle(corners: .fixed(8)).path(in: rect) == rounded)
    #expect(ConcentricRectangle(corners: .fixed(-.infinity)).path(in: rect) == Path(rect))
    #expect(ConcentricRectangle(corners: .fixed(.nan)).path(in: rect) == Path(rect))
    let top = ConcentricRectangle(uniformTopCorners: 8, uniformBottomCorners: 0).path(in: rect)
    #expect(!top.contains(CGPoint(x: 0.5, y: 0.5)) && top.contains(CGPoint(x: 0.5, y: 29.5)))
  }
}
