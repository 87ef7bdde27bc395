// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutSizeTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a fixed size is the ideal one, along one axis or both`() {
    #expect(bounds { Color.red.fixedSize() } == [rect(95, 45, 10, 10)])
    #expect(
      bounds { Color.red.fixedSize(horizontal: true, vertical: false) }
        == [rect(95, 0, 10, 100)])
    #expect(
      bounds {
        Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: .infinity).fixedSize()
      } == [rect(75, 45, 50, 10)])
  }

  @Test func `a pile under no proposal leaves each its ideal size`() {
    #expect(
      bounds {
        ZStack {
          Color.red
          Color.blue.frame(width: 60, height: 40)
        }
        .fixedSize()
      } == [rect(95, 45, 10, 10), rect(70, 30, 60, 40)])
  }

  @Test func `a ratio fits in what is offered, or fills it`() {
    #expect(bounds { Color.red.aspectRatio(1, contentMode: .fit) } == [rect(50, 0, 100, 100)])
    #expect(bounds { Color.red.aspectRatio(1, contentMode: .fill) } == [rect(0, -50, 200, 200)])
    #expect(
      bounds { Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit) }
        == [rect(0, 25, 200, 50)])
    #expect(bounds { Color.red.scaledToFit() } == [rect(50, 0, 100, 100)])
    #expect(
      bounds { Color.red.scaledToFill().frame(width: 40, height: 80) } == [rect(60, 10, 80, 80)])
    #expect(
      bounds { Color.red.frame(width: 30, height: 20).scaledToFit() } == [rect(85, 40, 30, 20)])
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func `a ratio that is none is the view's own`(ratio: CGFloat) {
    #expect(bounds { Color.red.aspectRatio(ratio, contentMode: .fit) } == [rect(50, 0, 100, 100)])
  }

  @Test func `a divider lies across its stack and is a pixel thick`() {
    #expect(
      bounds {
        VStack(spacing: 0) {
          Color.red
          Divider()
        }
      } == [rect(0, 0, 200, 99), rect(0, 99, 200, 1)])
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red
          Divider().padding(.vertical, 10)
        }
      } == [rect(0, 0, 199, 100), rect(199, 10, 1, 80)])
    let host = ViewHost(
      Divider(), size: CGSize(width: 10, height: 11), scale: 2, resources: .plain())
    #expect(Harness(host).list.fillBounds == [rect(0, 5.5, 10, 0.5)])
  }

  @Test func `what is hidden keeps its place and is not hit`() {
    final class Taps {
      var count = 0
    }
    let taps = Taps()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.onTapGesture { taps.count += 1 }.hidden()
        Color.blue
      }
    }
    harness.press(CGPoint(x: 50, y: 25))
    harness.release(CGPoint(x: 50, y: 25))
    #expect(harness.list.fillBounds == [rect(0, 50, 100, 50)])
    #expect(taps.count == 0)
  }

  @Test func `the first view that fits is shown`() {
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

  @Test func `a frame relative to the window takes parts of it`() {
    #expect(
      bounds { Color.red.frame(width: 1, height: 1).containerRelativeFrame(.horizontal) }
        == [rect(100, 50, 1, 1)])
    #expect(
      bounds {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
          .frame(width: 300)
      } == [rect(52, 0, 96, 100)])
    #expect(
      bounds {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) {
          $0 / 2 + ($1 == .vertical ? 5 : 0)
        }
      }
        == [rect(50, 23, 100, 55)])
  }

  @Test func `a border is drawn inside, and changes no size`() {
    let list = Harness(size: CGSize(width: 100, height: 50)) {
      Color.clear.border(.red, width: 4)
    }.list
    #expect(list.description.contains("path") || list.description.contains("stroke"))
    #expect(list.fillBounds == [rect(0, 0, 100, 50)])
  }

  @Test func `a mask lets through what it covers, as one item`() {
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

  @Test func `edges rest on whole pixels of the screen`() {
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

  @Test func `an offset that makes up for half a pixel does so`() {
    #expect(
      bounds(101, 101) { Color.red.frame(width: 50, height: 50).offset(x: 0.5, y: -0.5) }
        == [rect(26, 25, 50, 50)])
  }

  @Test func `what moves goes through fractions of pixels and comes to rest on whole ones`() {
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

  @Test func `a window that becomes another scale has its edges on the new pixels`() {
    let harness = Harness(size: CGSize(width: 101, height: 101)) {
      Color.red.frame(width: 50, height: 50)
    }
    harness.send(.resize(time: 0, size: CGSize(width: 101, height: 101), scale: 2))
    harness.frame()
    #expect(harness.list.fillBounds == [rect(25.5, 25.5, 50, 50)])
  }

  @Test func `what holds something that takes everything is as flexible as that`() {
    #expect(
      bounds(100, 100) {
        VStack(spacing: 0) {
          Color.red.frame(height: 10)
          ZStack { Color.red }
          Color.red.frame(height: 20)
        }
      } == [rect(0, 0, 100, 10), rect(0, 10, 100, 70), rect(0, 80, 100, 20)])
    #expect(
      bounds(100, 100) {
        VStack(spacing: 0) {
          Color.red.frame(height: 10)
          HStack(spacing: 0) { Color.red }
          Color.red.frame(height: 20)
        }
      } == [rect(0, 0, 100, 10), rect(0, 10, 100, 70), rect(0, 80, 100, 20)])
  }
}
