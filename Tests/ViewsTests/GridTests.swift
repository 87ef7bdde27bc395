// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct GridTests {
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

  @Test func `a grid's columns are as wide as their widest cells`() {
    #expect(
      bounds {
        Grid(horizontalSpacing: 4, verticalSpacing: 2) {
          GridRow {
            box(20, 10)
            box(10, 20)
          }
          GridRow {
            box(10, 10)
            box(30, 10)
          }
        }
      } == [
        rect(73, 39, 20, 10), rect(107, 34, 10, 20), rect(78, 56, 10, 10), rect(97, 56, 30, 10),
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a spacing that is not finite is the default one`(spacing: CGFloat) {
    func grid(_ spacing: CGFloat?) -> [CGRect] {
      bounds {
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow {
            box(20, 10)
            box(10, 20)
          }
          box(10, 10)
        }
      }
    }
    #expect(grid(spacing) == grid(nil))
    #expect(grid(nil).count == 3)
  }

  @Test(arguments: [Int.max, 1_000_000, 0, -5, .min])
  func `a cell that spans any number of columns is shown`(columns: Int) {
    let bounds = bounds {
      Grid {
        GridRow {
          box(20, 10)
          box(30, 10).gridCellColumns(columns)
          box(40, 10)
        }
      }
    }
    #expect(bounds.map(\.width) == [20, 30, 40])
  }

  @Test func `flexible columns of a Grid divide the width`() {
    #expect(
      bounds(108, 48) {
        Grid {
          GridRow {
            Color.red
            Color.red
          }
          GridRow {
            Color.red
            Color.red
          }
        }
      } == [
        rect(0, 0, 50, 20), rect(58, 0, 50, 20), rect(0, 28, 50, 20), rect(58, 28, 50, 20),
      ])
  }

  /// Takes whole words of 50 points, at least one and at most seven, as a text that wraps.
  private struct Words: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let width = 50 * (max(50, min(proposal.width ?? 350, 350)) / 50).rounded(.down)
      return CGSize(width: width, height: 10 * (350 / width).rounded(.up))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `a column keeps what it takes of an even share if both lengths are proposed`() {
    // In a picture of Apple's, a table beside which there is room breaks lines at half of the width. With a
    // fixed height it takes what the first column leaves.
    let table = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.clear.frame(width: 102, height: 10)
        Words()({})
      }
    }
    .background(Color.blue)
    #expect(bounds(340, 200) { table }[0].width == 252)
    #expect(bounds(340, 200) { ScrollView { table } }[0].width == 302)
    // Where it was measured without a height, it is placed with the same columns.
    #expect(
      bounds(340, 200) { table.fixedSize(horizontal: false, vertical: true) }[0]
        == CGRect(x: 19, y: 90, width: 302, height: 20))
    #expect(bounds(340, 200) { ScrollView { HStack { table } } }[0].width == 302)
    #expect(bounds(340, 200) { ScrollView { LazyVStack { table } } }[0].width == 302)
    // A height that is enough for the wider column only; its narrower one has three lines.
    #expect(bounds(340, 25) { table }[0].width == 302)
    #expect(bounds(340, 30) { table }[0].width == 252)
    // A cell that takes all that it is offered gets the rest.
    #expect(
      bounds(340, 200) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box(102, 10)
            Color.red
          }
        }
      }.map(\.width) == [102, 238])
  }

  @Test func `a cell can span several columns, and a view outside of a row spans all`() {
    #expect(
      bounds {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
          GridRow {
            box(20, 10)
            box(20, 10)
            box(20, 10)
          }
          GridRow {
            box(10, 10).gridCellColumns(2)
            box(10, 10)
          }
          Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        }
      } == [
        rect(66, 38, 20, 10), rect(90, 38, 20, 10), rect(114, 38, 20, 10), rect(66, 48, 10, 10),
        rect(114, 48, 10, 10), rect(66, 58, 68, 5),
      ])
  }

  @Test func `cells, columns and rows have their own alignments`() {
    #expect(
      bounds {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            box(10, 10)
            box(40, 40)
          }
          GridRow {
            box(40, 40)
            box(10, 10).gridColumnAlignment(.trailing)
          }
        }
      } == [
        rect(60, 40, 10, 10), rect(100, 10, 40, 40), rect(60, 50, 40, 40),
        rect(130, 50, 10, 10),
      ])
    #expect(
      bounds {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40, 40)
            box(10, 10).gridCellAnchor(.bottomTrailing)
          }
          GridRow { box(40, 40) }
        }
      }[1] == rect(115, 40, 10, 10))
  }

  @Test func `inserting a row keeps the state of other cells`() {
    struct Table: View {
      @State private var isLong = false

      var body: some View {
        Grid(verticalSpacing: 0) {
          if isLong { GridRow { Color.blue.frame(width: 10, height: 10) } }
          GridRow {
            Color.red.frame(width: 10, height: 10)
              .onTapGesture { isLong = true }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Table() }
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds == [rect(45, 40, 10, 10), rect(45, 50, 10, 10)])
  }
}
