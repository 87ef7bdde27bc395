// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct FunctionPlotTests {
  private func list(@ViewBuilder _ chart: () -> some View) -> DisplayList {
    let content = chart()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      content.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    harness.settle()
    return harness.list
  }

  /// The bounds of the lines and areas, in the order of drawing.
  private func outlines(_ list: DisplayList) -> [CGRect] {
    list.items.compactMap { item in
      guard case .path(let outline, _, _, let index) = item else { return nil }
      return outline.bounds.applying(list.transforms[Int(index)])
    }
  }

  private let thin = StrokeStyle(lineWidth: 0.01)

  @Test func `a line has the values of the function in the domain of the axis`() throws {
    let list = list {
      Chart { LinePlot(x: "x", y: "y") { $0 * $0 }.lineStyle(thin) }
        .chartXScale(domain: -2...2).chartYScale(domain: 0...8)
    }
    let line = try #require(outlines(list).first)
    #expect(abs(line.minX) < 0.01 && abs(line.maxX - 300) < 0.01)
    #expect(abs(line.minY - 100) < 0.01 && abs(line.maxY - 200) < 0.01)
  }

  @Test func `a function is drawn in its own domain only`() throws {
    let list = list {
      Chart { LinePlot(x: "x", y: "y", domain: 1...2) { $0 }.lineStyle(thin) }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...4)
    }
    let line = try #require(outlines(list).first)
    #expect(abs(line.minX - 75) < 0.01 && abs(line.maxX - 150) < 0.01)
  }

  @Test func `a line has gaps where the value is no number`() {
    let list = list {
      Chart { LinePlot(x: "x", y: "y") { abs($0) < 0.5 ? .nan : $0 }.lineStyle(thin) }
        .chartXScale(domain: -2...2).chartYScale(domain: -2...2)
    }
    #expect(outlines(list).count == 2)
  }

  @Test func `a curve of a parameter has both coordinates`() throws {
    let list = list {
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) }
          .lineStyle(thin)
      }
      .chartXScale(domain: -2...2).chartYScale(domain: -2...2)
    }
    let line = try #require(outlines(list).first)
    #expect(abs(line.minX - 75) < 0.1 && abs(line.width - 150) < 0.1)
    #expect(abs(line.minY - 50) < 0.1 && abs(line.height - 100) < 0.1)
  }

  @Test func `an area is between two functions`() throws {
    let list = list {
      Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b") { _ in (yStart: 1, yEnd: 3) } }
        .chartXScale(domain: 0...1).chartYScale(domain: 0...4)
    }
    let area = try #require(outlines(list).first)
    #expect(abs(area.minY - 50) < 0.01 && abs(area.height - 100) < 0.01)
  }

  @Test func `modifiers apply to all marks of a plot`() {
    let list = list {
      Chart {
        Plot {
          BarMark(x: .value("a", "x"), y: .value("b", 1))
          BarMark(x: .value("a", "y"), y: .value("b", 1))
        }
        .foregroundStyle(.red)
      }
    }
    let paints = list.items.compactMap { item -> String? in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    #expect(paints.filter { $0 == "#ff3b30" }.count == 2)
  }
}
