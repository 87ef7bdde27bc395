// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct OverlayTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a background and an overlay are proposed the size of their view`() {
    #expect(
      bounds { Color.red.frame(width: 40, height: 20).background(Color.blue) }
        == [rect(80, 40, 40, 20), rect(80, 40, 40, 20)])
    #expect(
      bounds {
        Color.red.frame(width: 40, height: 20)
          .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10) }
      } == [rect(80, 40, 40, 20), rect(110, 40, 10, 10)])
  }

  @Test func `a border is drawn inside the frame and does not change the size`() {
    let list = Harness(size: CGSize(width: 100, height: 50)) {
      Color.clear.border(.red, width: 4)
    }.list
    #expect(list.description.contains("path") || list.description.contains("stroke"))
    #expect(list.fillBounds == [rect(0, 0, 100, 50)])
  }

  @Test func `the views of a mask are composited before they mask`() {
    let list = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.mask(alignment: .topLeading) {
        Circle().frame(width: 40, height: 40)
        Circle().frame(width: 20, height: 20)
      }
    }.list
    #expect(
      list.description.split(separator: "\n").dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      } == [
        "layer mask", "layer opacity 1", "fill 0 0 40 40 r20 #000000",
        "fill 0 0 20 20 r10 #000000", "end", "fill 0 0 100 100 #ff3b30", "end",
      ])
  }
}
