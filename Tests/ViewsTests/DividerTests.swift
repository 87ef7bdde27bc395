// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DividerTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a divider crosses its stack and is one pixel thick`() {
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

  @Test func `a divider is one pixel thick after the display scale has changed`() {
    let size = CGSize(width: 10, height: 100)
    let harness = Harness(size: size) {
      VStack(spacing: 0) {
        Color.red
        Divider()
      }
    }
    #expect(harness.list.fillBounds.last == rect(0, 99, 10, 1))
    harness.send(.resize(time: 0, size: size, scale: 2))
    harness.frame()
    #expect(harness.list.fillBounds.last == rect(0, 99.5, 10, 0.5))
    harness.send(.resize(time: 0, size: size, scale: .nan))
    harness.send(.resize(time: 0, size: size, scale: 1e300))
    harness.frame()
    #expect(harness.list.fillBounds.last == rect(0, 99.5, 10, 0.5))
  }

  @Test func `a view that reads the display scale is updated when it changes`() {
    struct Line: View {
      @Environment(\.pixelLength) private var pixel

      var body: some View { Color.red.frame(width: 10, height: pixel) }
    }
    let size = CGSize(width: 10, height: 100)
    let harness = Harness(size: size) { Line() }
    harness.send(.resize(time: 0, size: size, scale: 2))
    harness.frame()
    #expect(harness.list.fillBounds.map(\.height) == [0.5])
  }

  @Test func `a window has at most a million points`() {
    let harness = Harness(size: CGSize(width: 10, height: 1e300)) { Color.red }
    #expect(harness.list.fillBounds == [rect(0, 0, 10, 1_000_000)])
  }

  @Test func `the scale of the display can be set for a view`() {
    struct Pixel: View {
      @Environment(\.displayScale) private var scale
      @Environment(\.pixelLength) private var pixel

      init() {}

      var body: some View { Color.red.frame(width: scale, height: pixel * 8) }
    }
    let list = Harness { Pixel().environment(\.displayScale, 4) }.list
    #expect(list.fillBounds.first?.size == CGSize(width: 4, height: 2))
  }
}
