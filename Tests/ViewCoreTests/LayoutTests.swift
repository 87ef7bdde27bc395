// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a stack divides the remaining space evenly, with a spacing of 8 points`() {
    #expect(
      bounds {
        HStack {
          Color.red
          Color.red.frame(width: 20)
          Color.red
        }
      } == [rect(0, 0, 82, 100), rect(90, 0, 20, 100), rect(118, 0, 82, 100)])
  }

  @Test func `a spacer takes the remaining space without spacing around it`() {
    #expect(
      bounds {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.red.frame(width: 20, height: 20)
        }
      } == [rect(0, 40, 20, 20), rect(180, 40, 20, 20)])
  }

  @Test func `a spacer is at least 8 points long`() {
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.red.frame(width: 20, height: 20)
        }
        .fixedSize()
      } == [rect(76, 40, 20, 20), rect(104, 40, 20, 20)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a spacing that is not finite is the default`(spacing: CGFloat) {
    #expect(
      bounds {
        HStack(spacing: spacing) {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 20, height: 20)
        }
      } == [rect(76, 40, 20, 20), rect(104, 40, 20, 20)])
  }

  @Test func `a layout priority that is NaN is the default`() {
    #expect(
      bounds {
        HStack { Color.red.frame(height: 20).layoutPriority(.nan) }
      } == [rect(0, 40, 200, 20)])
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red.frame(height: 20)
          Color.red.frame(height: 20).layoutPriority(.nan)
        }
      } == [rect(0, 40, 100, 20), rect(100, 40, 100, 20)])
  }

  @Test func `stacks align their views along their alignment`() {
    #expect(
      bounds {
        VStack(alignment: .leading, spacing: 10) {
          Color.red.frame(width: 60, height: 20)
          Color.red.frame(width: 20, height: 20)
        }
      } == [rect(70, 25, 60, 20), rect(70, 55, 20, 20)])
  }

  @Test func `a view with higher layout priority is proposed space first`() {
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30)
          Color.red.layoutPriority(1)
        }
      } == [rect(0, 0, 30, 100), rect(30, 0, 170, 100)])
  }

  @Test func `frames align their content`() {
    #expect(
      bounds {
        Color.red.frame(width: 20, height: 20)
          .frame(width: 100, height: 50, alignment: .bottomTrailing)
      } == [rect(130, 55, 20, 20)])
  }

  @Test func `a flexible frame has SwiftUI's size`() {
    #expect(
      bounds {
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading)
      } == [rect(0, 40, 20, 20)])
    #expect(bounds { Color.red.frame(minWidth: 300) } == [rect(-50, 0, 300, 100)])
    #expect(bounds { Color.red.frame(maxWidth: 50, maxHeight: 30) } == [rect(75, 35, 50, 30)])
  }

  /// In a window that is 200 points wide.
  @Test(
    arguments: [
      (child: 20, least: nil, most: CGFloat.infinity, width: 200),
      (300, nil, .infinity, 300), (300, nil, 250, 250), (20, nil, 50, 50),
      (20, 50, nil, 50), (80, 50, nil, 80), (300, 50, nil, 200),
      (20, 50, 100, 100), (20, 250, 300, 250), (300, 50, 250, 200),
    ] as [(child: CGFloat, least: CGFloat?, most: CGFloat?, width: CGFloat)])
  func `a frame with limits is between its child and the proposal`(
    child: CGFloat, least: CGFloat?, most: CGFloat?, width: CGFloat
  ) {
    let rects = bounds {
      Color.blue.frame(width: child, height: 20).frame(minWidth: least, maxWidth: most)
        .background { Color.red }
    }
    #expect(rects.first?.width == width)
  }

  @Test func `the default padding is 16 points`() {
    #expect(bounds { Color.red.padding() } == [rect(16, 16, 168, 68)])
    #expect(bounds { Color.red.padding(.horizontal, 10) } == [rect(10, 0, 180, 100)])
  }

  @Test func `position takes all proposed space`() {
    #expect(
      bounds { Color.red.frame(width: 20, height: 20).position(x: 30, y: 40) }
        == [rect(20, 30, 20, 20)])
  }

  @Test func `zIndex changes the drawing order, not the layout`() {
    #expect(
      bounds {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).zIndex(1)
          Color.red.frame(width: 30, height: 20)
        }
      }.map(\.width) == [30, 20])
  }

  @Test func `modifiers apply to each view of a group`() {
    #expect(
      bounds {
        VStack(spacing: 0) {
          Group {
            Color.red
            Color.red
          }
          .frame(width: 20, height: 20)
        }
      } == [rect(90, 30, 20, 20), rect(90, 50, 20, 20)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func `non-finite and negative lengths give finite, non-negative sizes`(length: CGFloat) {
    let view = bounds { Color.red.frame(width: length, height: length) }
    for rect in view {
      #expect(rect.width.isFinite && rect.height.isFinite && rect.width >= 0)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `padding that is not finite is none`(length: CGFloat) {
    let plain = bounds { Color.red.frame(width: 20, height: 20) }
    #expect(bounds { Color.red.frame(width: 20, height: 20).padding(length) } == plain)
    #expect(bounds { Color.red.frame(width: 20, height: 20).padding(.leading, length) } == plain)
    #expect(bounds { Color.red.safeAreaPadding(length) } == bounds { Color.red })
  }

  @Test func `a drag that changes an offset runs no layout and evaluates one body`() {
    struct Dragged: View {
      @State private var offset = CGSize.zero

      var body: some View {
        Rectangle().frame(width: 50, height: 50).offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      }
    }
    func cost(_ neighbors: Int) -> (bodies: Int, measured: Int, arranged: Int) {
      let harness = Harness(size: CGSize(width: 400, height: 400)) {
        ZStack {
          ForEach(0..<neighbors) { _ in Color.gray.frame(width: 10, height: 10) }
          Dragged()
        }
      }
      harness.press(CGPoint(x: 200, y: 200))
      harness.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 230, y: 200), over: 0.1)
      let counters = harness.host.counters
      return (counters.bodies, counters.measured, counters.arranged)
    }
    #expect(cost(1) == (1, 0, 0))
    #expect(cost(500) == (1, 0, 0))
  }
}
