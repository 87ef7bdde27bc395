// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SizingModifierTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `fixedSize gives a view its ideal size along one axis or both`() {
    #expect(bounds { Color.red.fixedSize() } == [rect(95, 45, 10, 10)])
    #expect(
      bounds { Color.red.fixedSize(horizontal: true, vertical: false) }
        == [rect(95, 0, 10, 100)])
    #expect(
      bounds {
        Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: .infinity).fixedSize()
      } == [rect(75, 45, 50, 10)])
  }

  @Test func `views of a stack with fixedSize can be as long as the longest of them`() {
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red.frame(width: 20).frame(maxHeight: .infinity)
          Color.blue.frame(width: 30, height: 60)
        }
        .fixedSize(horizontal: false, vertical: true)
      } == [rect(75, 20, 20, 60), rect(95, 20, 30, 60)])
    #expect(
      bounds {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          Color.blue.frame(width: 30, height: 60)
        }
        .fixedSize()
      } == [rect(85, 10, 30, 20), rect(85, 30, 30, 60)])
  }

  @Test func `a ZStack with fixedSize has its largest ideal size, which flexible views fill`() {
    #expect(
      bounds {
        ZStack {
          Color.red
          Color.blue.frame(width: 60, height: 40)
        }
        .fixedSize()
      } == [rect(70, 30, 60, 40), rect(70, 30, 60, 40)])
  }

  @Test func `an aspect ratio fits into or fills the proposed size`() {
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
  func `an invalid aspect ratio means the view's own`(ratio: CGFloat) {
    #expect(bounds { Color.red.aspectRatio(ratio, contentMode: .fit) } == [rect(50, 0, 100, 100)])
  }

  @Test func `a hidden view keeps its space and is not hit`() {
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

  @Test func `containerRelativeFrame takes fractions of the window`() {
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

  @Test func `a container is as flexible as its content`() {
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
