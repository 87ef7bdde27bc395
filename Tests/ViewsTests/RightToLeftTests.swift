// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct RightToLeftTests {
  private let size = CGSize(width: 300, height: 200)

  /// The bounds of the fills of a view in both directions.
  private func fills(_ direction: LayoutDirection, @ViewBuilder _ view: () -> some View) -> [CGRect]
  {
    let content = view()
    let harness = Harness(size: size) { content.environment(\.layoutDirection, direction) }
    return harness.list.fillBounds
  }

  private func mirrored(_ rects: [CGRect]) -> [CGRect] {
    rects.map { CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  @Test func `stacks, alignments, frames and paddings are mirrored`() {
    @ViewBuilder func view() -> some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 10) {
          Color.red.frame(width: 30, height: 20)
          Color.green.frame(width: 50, height: 20)
          Spacer()
        }
        Color.blue.frame(width: 40, height: 20).padding(.leading, 25)
        Color.black.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .trailing)
        ZStack(alignment: .bottomTrailing) {
          Color.yellow.frame(width: 100, height: 40)
          Color.red.frame(width: 10, height: 10)
        }
        .overlay(alignment: .topLeading) { Color.green.frame(width: 5, height: 5) }
      }
    }
    let leftToRight = fills(.leftToRight) { view() }
    #expect(leftToRight.count == 7)
    #expect(fills(.rightToLeft) { view() } == mirrored(leftToRight))
    #expect(leftToRight != mirrored(leftToRight))
  }

  @Test func `a part of a view can have another direction`() {
    let rects = fills(.rightToLeft) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        HStack(spacing: 0) {
          Color.green.frame(width: 50)
          Color.blue.frame(width: 150)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    #expect(rects.map(\.minX) == [200, 0, 50])
  }

  @Test func `offsets and what shapes draw are not mirrored`() {
    let moved = fills(.rightToLeft) { Color.red.frame(width: 100, height: 50).offset(x: 20) }
    #expect(moved == [CGRect(x: 120, y: 75, width: 100, height: 50)])
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    func x(flips: Bool) -> [CGFloat] {
      fills(.rightToLeft) { Corner().flipsForRightToLeftLayoutDirection(flips) }.map(\.minX)
    }
    #expect(x(flips: false) == [0])
    #expect(x(flips: true) == [290])
  }

  @Test func `a change of the direction lays out again`() {
    struct Turning: View {
      @State private var isTurned = false

      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 100).onTapGesture { isTurned = true }
          Color.blue
        }
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      }
    }
    let harness = Harness(size: size) { Turning() }
    #expect(harness.list.fillBounds.map(\.minX) == [0, 100])
    harness.tap(CGPoint(x: 50, y: 100))
    harness.settle()
    #expect(harness.list.fillBounds.map(\.minX) == [200, 0])
  }

  @Test func `text is aligned to the right`() {
    func position(_ alignment: TextAlignment) -> CGFloat? {
      let harness = Harness(size: size) {
        Text("a\nlonger").multilineTextAlignment(alignment)
          .frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      }
      return harness.list.glyphItems.first?.origin.x
    }
    #expect((position(.leading) ?? 0) > 150)
  }

  @Test func `a horizontal scroll view begins at its right end`() {
    let harness = Harness(size: size) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 200)
          Color.green.frame(width: 200)
          Color.blue.frame(width: 200)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.list.fillBounds.first?.minX == 100)
    harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100), over: 0.5)
    harness.settle()
    // Of the content's left end, the blue and the green view are visible.
    #expect(harness.list.fillBounds.map(\.minX) == [200, 0])
  }
}
