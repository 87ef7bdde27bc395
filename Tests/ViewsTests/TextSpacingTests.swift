// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The default spacing of texts and symbols, and their sizes in pixels.
@MainActor
@Suite struct TextSpacingTests {
  /// The vertical gap between the backgrounds of two views in a stack, at 8 pixels per point.
  private func gap(
    @ViewBuilder _ first: () -> some View, @ViewBuilder _ second: () -> some View
  ) -> CGFloat {
    let stack = VStack {
      first().background(Color.red)
      second().background(Color.blue)
    }
    let host = ViewHost(
      stack, size: CGSize(width: 200, height: 200), scale: 8, resources: .plain())
    let boxes = backgrounds(Harness(host).list)
    return boxes[1].minY - boxes[0].maxY
  }

  /// The bounds of all rectangles but those of `Color.clear`.
  private func backgrounds(_ list: DisplayList) -> [CGRect] {
    var list = list
    list.items.removeAll {
      if case .fill(_, .color(let color), _) = $0 { color.opacity == 0 } else { false }
    }
    return list.fillBounds
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.3 }

  @Test func `a stack without views has no distance to its neighbors`() {
    // Measured on a picture of iOS 26: a row of text above such a stack is centered as if it were alone.
    func gap(_ view: some View) -> CGFloat {
      let stack = VStack {
        Text("a").background(Color.red)
        view
        Text("b").background(Color.blue)
      }
      let host = ViewHost(
        stack, size: CGSize(width: 200, height: 200), scale: 8, resources: .plain())
      let boxes = backgrounds(Harness(host).list)
      return boxes[1].minY - boxes[0].maxY
    }
    #expect(isClose(gap(VStack {}), 0))
    #expect(isClose(gap(HStack { if Bool(false) { Text("c") } }), 0))
  }

  @Test func `the gap between texts is the leading of the lower one's font`() {
    // The leading is the distance of baselines beyond San Francisco's line height, 1.193 em.
    let title2 = 28 - 22 * 1.1934
    let subheadline = 20 - 15 * 1.1934
    #expect(
      isClose(
        gap {
          Text("a").font(.caption.bold())
        } _: {
          Text("b").font(.title2.bold())
        }, title2))
    #expect(
      isClose(
        gap {
          Text("a").font(.title2.bold())
        } _: {
          Text("b").font(.subheadline)
        }, subheadline))
    // In a picture of iOS 26 the gap is 0: a line of caption2 is higher than its pitch.
    #expect(
      gap {
        Text("a").font(.title2.bold())
      } _: {
        Text("b").font(.caption2.bold())
      } == 0)
    #expect(
      isClose(
        gap {
          Text("a").font(.system(size: 40))
        } _: {
          Text("b").font(.system(size: 20))
        }, 0))
  }

  @Test func `the gap between texts is rounded up to pixels`() {
    // 21.33 points between the baselines of 16 points in a picture of iOS 26 at 3x: a line of 19.33
    // and a leading of 1.91.
    let stack = VStack {
      Text("a").background(Color.red)
      Text("b").background(Color.blue)
    }
    .dynamicTypeSize(.medium)
    let host = ViewHost(
      stack, size: CGSize(width: 200, height: 200), scale: 3, resources: .plain())
    let boxes = Harness(host).list.fillBounds
    #expect(abs(boxes[1].minY - boxes[0].minY - 64.0 / 3) < 0.01)
  }

  @Test func `a text touches a symbol above or below it`() {
    #expect(
      isClose(
        gap {
          Image(systemName: "star")
        } _: {
          Text("a")
        }, 0))
    #expect(
      isClose(
        gap {
          Text("a")
        } _: {
          Image(systemName: "star")
        }, 0))
    #expect(
      isClose(
        gap {
          Image(systemName: "star")
        } _: {
          Image(systemName: "star")
        }, 8))
  }

  // Lines of a font of size 17 are 20.29 points high, of which 4.10 are below the baseline; capitals are
  // 11.98 points high. A tenth of a line is 2.13 points, rounded up to pixels.
  private let aboveBody = 4.1 + 2.125
  private let belowBody = 20.29 + 2.125 - 11.98

  @Test func `a text's distance to other views depends on its font`() {
    #expect(
      isClose(
        gap {
          Color.clear.frame(height: 9)
        } _: {
          Text("a")
        }, aboveBody))
    #expect(
      isClose(
        gap {
          Text("a")
        } _: {
          Color.clear.frame(height: 9)
        }, belowBody))
    #expect(
      isClose(
        gap {
          Image(systemName: "star").resizable()
        } _: {
          Text("a")
        }, aboveBody))
    // 9.85 and 16.53 in pictures of titles at the text size M, at 3x.
    let title = Font.system(size: 27)
    #expect(
      isClose(
        gap {
          Color.clear
        } _: {
          Text("a").font(title)
        }, 9.76))
    #expect(
      isClose(
        gap {
          Text("a").font(title)
        } _: {
          Color.clear
        }, 16.45))
    #expect(
      gap {
        Color.clear
      } _: {
        Color.clear
      } == 8)
  }

  @Test func `a stack has the spacing of the views at its edges`() {
    #expect(
      isClose(
        gap {
          VStack {
            Color.clear
            Text("a")
          }
        } _: {
          VStack {
            Text("b")
            Color.clear
          }
        }, 22 - 20.29))
    #expect(
      isClose(
        gap {
          VStack {
            Text("a")
            Color.clear
          }
        } _: {
          Text("b")
        }, aboveBody))
    // The largest distance of the views in a row counts.
    #expect(
      isClose(
        gap {
          HStack {
            Text("a")
            Color.clear
          }
        } _: {
          HStack { Text("b") }
        }, aboveBody))
    #expect(
      isClose(
        gap {
          HStack {
            Text("a")
            Spacer()
          }
        } _: {
          VStackLayout()({ Color.clear })
        }, belowBody))
  }

  @Test func `a spacer leaves no distance along the axis of its stack only`() {
    func gap(@ViewBuilder _ views: () -> some View) -> CGFloat {
      let host = ViewHost(
        VStack { views() }, size: CGSize(width: 200, height: 200), scale: 1, resources: .plain())
      let boxes = Harness(host).list.fillBounds
      return boxes[1].minY - boxes[0].maxY
    }
    #expect(
      gap {
        Color.red.frame(height: 20)
        HStack {
          Color.blue.frame(width: 20, height: 20)
          Spacer()
        }
      } == 8)
    // The spacer itself is 8 points long.
    #expect(
      gap {
        Color.red
        VStack {
          Spacer().frame(height: 8)
          Color.blue.frame(height: 20)
        }
      } == 24)
    #expect(
      gap {
        Color.red.frame(height: 20)
        VStack {
          Spacer(minLength: 152)
          HStack {
            Spacer()
            Color.blue.frame(width: 20, height: 8)
          }
        }
        .fixedSize()
      } == 152)
  }

  @Test func `an empty text has a height, but no distance to other views`() {
    // The distance of two views with an empty text between them in a picture at 3x.
    let stack = VStack {
      Color.clear.background(Color.red)
      Text("")
      Color.clear.background(Color.blue)
    }
    let host = ViewHost(
      stack, size: CGSize(width: 200, height: 200), scale: 3, resources: .plain())
    let boxes = backgrounds(Harness(host).list)
    #expect(abs(boxes[1].minY - boxes[0].maxY - 14) < 0.4)
    // 93 points are left for each of the views.
    #expect(abs(boxes[0].height - 93) < 0.4)
  }

  @Test(
    arguments: [
      ([], [], true), ([.horizontal], [.horizontal], true), ([.top], [.bottom], true),
      ([.all], [.all], false), ([.bottom], [.top], false),
    ] as [(Edge.Set, Edge.Set, Bool)])
  func `padding between two texts leaves the default spacing to them`(
    upper: Edge.Set, lower: Edge.Set, isTextSpacing: Bool
  ) {
    let gap = gap {
      Text("a").padding(upper, upper.isEmpty ? 0 : 4)
    } _: {
      Text("b").padding(lower, lower.isEmpty ? 0 : 4)
    }
    #expect(isTextSpacing ? gap < 3 : gap == 8)
  }

  @Test func `a text with padding at its edge is like another view for a text`() {
    #expect(
      isClose(
        gap {
          Text("a").padding(.bottom, 4)
        } _: {
          Text("b")
        }, aboveBody))
    #expect(
      isClose(
        gap {
          Text("a")
        } _: {
          Text("b").padding(.top, 4)
        }, belowBody))
  }
}
