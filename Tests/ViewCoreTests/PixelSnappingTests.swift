// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PixelSnappingTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `edges at rest are on whole pixels`() {
    #expect(
      bounds(101, 101) { Color.red.frame(width: 50, height: 34) } == [rect(26, 34, 50, 34)])
    let host = ViewHost(
      Color.red.frame(width: 50, height: 34), size: CGSize(width: 101, height: 101), scale: 2,
      resources: .plain())
    #expect(Harness(host).list.fillBounds == [rect(25.5, 33.5, 50, 34)])
    #expect(
      bounds(100, 100) {
        HStack(spacing: 0) {
          Color.red
          Color.red
          Color.red
        }
      } == [rect(0, 0, 33, 100), rect(33, 0, 34, 100), rect(67, 0, 33, 100)])
  }

  @Test func `an offset by half a pixel compensates for pixel snapping`() {
    #expect(
      bounds(101, 101) { Color.red.frame(width: 50, height: 50).offset(x: 0.5, y: -0.5) }
        == [rect(26, 25, 50, 50)])
  }

  @Test func `animated edges have fractional positions and settle on whole pixels`() {
    struct Grown: View {
      @State private var isWide = false

      var body: some View {
        Color.red.frame(width: isWide ? 81 : 20, height: 20)
          .onTapGesture { withAnimation(.linear(duration: 0.2)) { isWide = true } }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Grown() }
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    harness.frame()
    harness.frame()
    let width = harness.list.fillBounds.first?.width ?? 0
    #expect(width != width.rounded() && width > 20)
    harness.settle()
    #expect(harness.list.fillBounds == [rect(10, 40, 81, 20)])
  }

  @Test func `a change of the window's scale snaps edges to the new pixels`() {
    let harness = Harness(size: CGSize(width: 101, height: 101)) {
      Color.red.frame(width: 50, height: 50)
    }
    harness.send(.resize(time: 0, size: CGSize(width: 101, height: 101), scale: 2))
    harness.frame()
    #expect(harness.list.fillBounds == [rect(25.5, 25.5, 50, 50)])
  }
}
