// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct VectorizedPlotTests {
  private struct Sale: Identifiable {
    let id: Int
    let shop: String
    let count: Double
    let kind: String
    var end: Double { count + 2 }
    var area: CGFloat { CGFloat(count) * 10 }
    var color: Color { id == 0 ? .red : .blue }
  }

  private let sales = [
    Sale(id: 0, shop: "A", count: 3, kind: "x"), Sale(id: 1, shop: "B", count: 5, kind: "y"),
    Sale(id: 2, shop: "A", count: 2, kind: "y"),
  ]

  private func list(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
    let content = content()
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Chart { content } }
    harness.settle()
    return harness.list.description
  }

  @Test func `a plot draws the mark of each element`() {
    let bars = list {
      BarPlot(sales, x: .value("Shop", \.shop), y: .value("Count", \.count), width: 20)
        .foregroundStyle(by: .value("Kind", \.kind)).cornerRadius(3)
    }
    let marks = list {
      ForEach(sales) {
        BarMark(x: .value("Shop", $0.shop), y: .value("Count", $0.count), width: 20)
          .foregroundStyle(by: .value("Kind", $0.kind)).cornerRadius(3)
      }
    }
    #expect(bars == marks)

    let points = list {
      PointPlot(sales, x: .value("Count", \.count), y: .value("End", \.end))
        .symbolSize(\.area).symbol(by: .value("Kind", \.kind)).foregroundStyle(\.color)
    }
    let pointMarks = list {
      ForEach(sales) {
        PointMark(x: .value("Count", $0.count), y: .value("End", $0.end))
          .symbolSize($0.area).symbol(by: .value("Kind", $0.kind)).foregroundStyle($0.color)
      }
    }
    #expect(points == pointMarks)
    #expect(points != bars)
  }

  @Test func `lines and areas have series`() {
    let plots = list {
      AreaPlot(
        sales, x: .value("Count", \.count), yStart: .value("Count", \.count),
        yEnd: .value("End", \.end))
      LinePlot(
        sales, x: .value("Count", \.count), y: .value("End", \.end), series: .value("Kind", \.kind))
      RulePlot(sales, y: .value("End", \.end)).opacity(0.5)
    }
    let marks = list {
      ForEach(sales) {
        AreaMark(
          x: .value("Count", $0.count), yStart: .value("Count", $0.count),
          yEnd: .value("End", $0.end))
      }
      ForEach(sales) {
        LineMark(
          x: .value("Count", $0.count), y: .value("End", $0.end), series: .value("Kind", $0.kind))
      }
      ForEach(sales) { RuleMark(y: .value("End", $0.end)).opacity(0.5) }
    }
    #expect(plots == marks)
  }

  @Test func `sectors and rectangles are plots as well`() {
    let sectors = list {
      SectorPlot(sales, angle: .value(Text("Count"), \.count), innerRadius: .ratio(0.5))
    }
    let sectorMarks = list {
      ForEach(sales) {
        SectorMark(angle: .value(Text("Count"), $0.count), innerRadius: .ratio(0.5))
      }
    }
    #expect(sectors == sectorMarks)
    let rectangles = list {
      RectanglePlot(
        sales, xStart: .value("Count", \.count), xEnd: .value("End", \.end),
        yStart: .value("Count", \.count), yEnd: .value("End", \.end))
    }
    let rectangleMarks = list {
      ForEach(sales) {
        RectangleMark(
          xStart: .value("Count", $0.count), xEnd: .value("End", $0.end),
          yStart: .value("Count", $0.count), yEnd: .value("End", $0.end))
      }
    }
    #expect(rectangles == rectangleMarks)
  }
}
