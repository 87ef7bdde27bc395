// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutGridTests {
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

  @Test func `a lazy stack takes the width there is, and gives its views their ideal heights`() {
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

  @Test func `flexible columns share what fixed ones and the spaces leave`() {
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

  @Test func `columns keep within their limits, and what they leave is beside them`() {
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
  func `an adaptive column becomes as many as there is room for`(width: CGFloat, count: Int) {
    let rects = bounds(width, 400) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(rects.count { $0.minY == rects[0].minY } == count)
  }

  @Test func `cells lie in their columns and lines as told`() {
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

  @Test func `columns that give way share the width`() {
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

  @Test func `a cell may take several columns, and a view in no row all of them`() {
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

  @Test func `cells, columns and rows line up as they say`() {
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

  @Test func `state of a cell survives another row before it, and the cells move`() {
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
