// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LazyGridTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `what is flexible in a row of a lazy container fills the row`() {
    let stack = bounds {
      ScrollView {
        LazyVStack(spacing: 0) {
          ZStack {
            Color.blue
            box(20, 60)
          }
          box(30, 10)
        }
      }
    }
    #expect(stack == [rect(0, 0, 200, 60), rect(90, 0, 20, 60), rect(85, 60, 30, 10)])
    let grid = bounds {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(90))]) {
          Color.blue
          box(20, 50)
          Color.blue
        }
      }
    }
    #expect(grid.map(\.height) == [50, 50, 10])
  }

  @Test func `an aspect ratio around contents of a fixed height does not narrow a row`() {
    let stack = bounds {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 60).aspectRatio(0.5, contentMode: .fit)
        }
      }
    }
    #expect(stack == [rect(0, 0, 200, 60)])
  }

  /// As wide as a sum of lengths after other roundings, if a height is proposed.
  private struct RoundedWidth: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: proposal.height == nil ? 80 : 80 - 1e-9, height: proposal.height ?? 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  @Test func `a view that is narrower by a rounding fills its line`() {
    let grid = bounds {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(90))]) {
          RoundedWidth { Color.blue }
          box(20, 50)
        }
      }
    }
    #expect(grid.map(\.height) == [50, 50])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10, -1e300])
  func `a lazy grid with a spacing that is no length is drawn`(spacing: CGFloat) {
    for size: GridItem.Size in [.adaptive(minimum: 10), .adaptive(minimum: 1e-300), .flexible()] {
      let shown = bounds {
        ScrollView {
          LazyVGrid(columns: [GridItem(size, spacing: spacing)], spacing: spacing) {
            ForEach(0..<20) { _ in Color.red.frame(height: 10) }
          }
        }
      }
      #expect(shown.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a lazy stack with a spacing that is not finite has the default spacing`(spacing: CGFloat) {
    func shown(_ spacing: CGFloat?) -> [CGRect] {
      bounds {
        ScrollView {
          LazyVStack(spacing: spacing) { ForEach(0..<20) { _ in Color.red.frame(height: 10) } }
        }
      }
    }
    #expect(shown(spacing) == shown(nil))
  }

  @Test func `a lazy stack takes the proposed width and gives its views their ideal heights`() {
    #expect(
      bounds {
        LazyVStack(alignment: .trailing) {
          box(20, 10)
          Color.red
          box(30, 10)
        }
      } == [rect(180, 27, 20, 10), rect(0, 45, 200, 10), rect(170, 63, 30, 10)])
    #expect(
      bounds {
        LazyHStack(alignment: .top, spacing: 0) {
          box(20, 10)
          box(20, 30)
        }
      } == [rect(80, 0, 20, 10), rect(100, 0, 20, 30)])
  }

  @Test func `flexible columns divide the width that fixed columns and spacing leave`() {
    #expect(
      bounds {
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(), GridItem(.flexible(), spacing: 20)],
          spacing: 5
        ) {
          ForEach(0..<4) { _ in Color.red.frame(height: 10) }
        }
      } == [
        rect(0, 38, 40, 10), rect(48, 38, 72, 10), rect(128, 38, 72, 10), rect(0, 53, 40, 10),
      ])
  }

  @Test func `columns stay within their limits, and the grid is aligned in the remaining space`() {
    #expect(
      bounds {
        LazyVGrid(columns: [GridItem(.flexible(maximum: 30)), GridItem()], alignment: .leading) {
          Color.red.frame(height: 10)
          Color.red.frame(height: 10)
        }
      } == [rect(0, 45, 30, 10), rect(38, 45, 162, 10)])
    #expect(
      bounds {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))], alignment: .trailing) {
          Color.red.frame(height: 10)
          Color.red.frame(height: 10)
        }
      } == [rect(132, 45, 30, 10), rect(170, 45, 30, 10)])
  }

  @Test(arguments: [(200.0, 3), (100, 1), (105, 1), (108, 2), (40, 1)])
  func `an adaptive column becomes as many columns as fit`(width: CGFloat, count: Int) {
    let rects = bounds(width, 400) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(rects.count { $0.minY == rects[0].minY } == count)
  }

  @Test func `cells are aligned in their columns and rows`() {
    #expect(
      bounds {
        LazyVGrid(
          columns: [GridItem(.fixed(50), alignment: .topLeading), GridItem(.fixed(50))],
          spacing: 0
        ) {
          box(10, 10)
          box(20, 40)
        }
      } == [rect(46, 30, 10, 10), rect(119, 30, 20, 40)])
    #expect(
      bounds {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 4) {
          box(10, 10)
          box(20, 10)
          box(10, 10)
        }
      } == [rect(88, 26, 10, 10), rect(83, 64, 20, 10), rect(107, 26, 10, 10)])
  }

  private struct GridOfColumns: View {
    @State private var count = 3

    var body: some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: count), spacing: 0) {
          ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 10) }
        }
        .onAppear { count = 0 }
      }
    }
  }

  @Test func `a grid without tracks has a flexible one`() {
    let column = [rect(90, 0, 20, 10), rect(90, 10, 20, 10), rect(90, 20, 20, 10)]
    let fromStart = bounds {
      ScrollView {
        LazyVGrid(columns: [], spacing: 0) { ForEach(0..<3) { _ in box(20, 10) } }
      }
    }
    #expect(fromStart == column)
    let harness = Harness(size: CGSize(width: 200, height: 100)) { GridOfColumns() }
    harness.settle()
    #expect(harness.list.fillBounds == column)
    let rows = bounds {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [], spacing: 0) { ForEach(0..<3) { _ in box(20, 10) } }
      }
    }
    #expect(rows.map(\.minX) == [0, 20, 40])
  }
}
