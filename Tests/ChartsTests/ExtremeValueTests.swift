// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ExtremeValueTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    let harness = Harness(size: CGSize(width: 300, height: 200), content)
    harness.settle()
    return harness.list.glyphItems.map(\.run.text)
  }

  @Test(arguments: [-1e308...1e308, 0...1e-300, 0...Double.infinity, -Double.infinity...1])
  func `values up to 10^308 leave the axes, whatever the domain`(domain: ClosedRange<Double>) {
    let texts = texts {
      Chart {
        ForEach([-1e308, 0, 1e308], id: \.self) { value in
          BarMark(x: .value("x", "a"), yStart: .value("y", value), yEnd: .value("y", 3))
          RuleMark(y: .value("y", value))
          PointMark(x: .value("x", "a"), y: .value("y", value))
        }
      }
      .chartYScale(domain: domain).chartYAxis(.hidden)
    }
    #expect(texts.contains("a"))
  }

  @Test func `an axis of equal numbers above 2^53 ends`() {
    let texts = texts {
      Chart { PointMark(x: .value("x", "a"), y: .value("y", 1e30)) }
        .chartYScale(domain: .automatic(includesZero: false))
    }
    #expect(texts.contains("a"))
    #expect(NumberBins(data: [1e30, 1e30]).thresholds == [1e30, 1e30])
  }

  @Test func `dates that are not numbers are not part of the domain`() {
    let dates = [Double.nan, 0, .infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
    let texts = texts {
      Chart {
        ForEach(0..<3) { PointMark(x: .value("date", dates[$0]), y: .value("y", "a")) }
      }
      .chartXAxis(.hidden)
    }
    #expect(texts.contains("a"))
    #expect(DateBins(unit: .day, data: dates).count == 1)
  }

  private struct Sample: Identifiable {
    var id: Int
    var x: Double
    var y: Double
  }

  /// Samples of which one has another value.
  private func points(_ n: CGFloat) -> [Sample] {
    [Sample(id: 0, x: 0, y: 1), Sample(id: 1, x: 1, y: Double(n)), Sample(id: 2, x: 2, y: 3)]
  }

  @Test func `charts accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("chart bar") { n in
      Chart(points(n)) { BarMark(x: .value("x", "\($0.x)"), y: .value("y", $0.y)) }
    }
    sweep.checkAnimated("chart line") { n in
      Chart(points(n)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    sweep.check("chart line x") { n in
      Chart(points(n)) {
        LineMark(x: .value("x", $0.y), y: .value("y", $0.x)).interpolationMethod(.catmullRom)
      }
    }
    sweep.check("chart area") { n in
      Chart(points(n)) {
        AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)).interpolationMethod(.monotone)
      }
    }
    sweep.check("chart point") { n in
      Chart(points(n)) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(n) }
    }
    sweep.check("chart point size") { n in
      Chart(points(2)) {
        PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(n).opacity(Double(n))
          .offset(x: n, y: n)
      }
    }
    sweep.check("chart rule") { n in
      Chart { RuleMark(y: .value("y", Double(n))).lineStyle(StrokeStyle(lineWidth: n, dash: [n])) }
    }
    sweep.check("chart rect") { n in
      Chart {
        RectangleMark(
          xStart: .value("a", 0), xEnd: .value("b", Double(n)), yStart: .value("c", 1),
          yEnd: .value("d", 2)
        ).cornerRadius(n)
      }
    }
    sweep.check("chart sector") { n in
      Chart(points(n)) {
        SectorMark(
          angle: .value("y", $0.y), innerRadius: .ratio(n), outerRadius: .fixed(n), angularInset: n
        ).cornerRadius(n)
      }
    }
    sweep.check("chart sector value") { n in
      Chart(points(n)) { SectorMark(angle: .value("y", $0.y)) }
    }
    sweep.check("chart bar width") { n in
      Chart(points(2)) {
        BarMark(x: .value("x", "\($0.x)"), y: .value("y", $0.y), width: .fixed(n)).cornerRadius(n)
      }
    }
    sweep.check("chart bar ratio") { n in
      Chart(points(2)) {
        BarMark(x: .value("x", "\($0.x)"), y: .value("y", $0.y), width: .ratio(n))
      }
    }
    sweep.check("chart bar inset") { n in
      Chart(points(2)) {
        BarMark(x: .value("x", "\($0.x)"), y: .value("y", $0.y), width: .inset(n))
      }
    }
    sweep.check("chart domain") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartYScale(
        domain: min(0, n.isNaN ? 0 : Double(n))...max(0, n.isNaN ? 0 : Double(n)))
    }
    sweep.check("chart range") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXScale(
        range: .plotDimension(padding: n))
    }
    sweep.check("chart visible") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartScrollableAxes(
        .horizontal
      ).chartXVisibleDomain(length: Double(n))
    }
    sweep.check("chart scroll") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartScrollableAxes(
        .horizontal
      ).chartXVisibleDomain(length: 1).chartScrollPosition(initialX: Double(n))
    }
    sweep.check("chart axis values") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXAxis {
        AxisMarks(values: [0, Double(n)])
      }
    }
    sweep.check("chart axis stride") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXAxis {
        AxisMarks(values: .stride(by: Double(n)))
      }
    }
    sweep.check("chart annotation") { n in
      Chart(points(2)) {
        BarMark(x: .value("x", $0.x), y: .value("y", $0.y)).annotation(spacing: n) { Text("a") }
      }
    }
    sweep.check("chart plot") { n in
      Chart(points(2)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartPlotStyle {
        $0.frame(height: n).padding(n)
      }
    }
    sweep.check("chart date") { n in
      Chart(points(n)) {
        LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0.y)), y: .value("y", $0.x))
      }
    }
    sweep.check("chart function") { n in
      Chart { LinePlot(x: "x", y: "y", domain: -1...1) { $0 * Double(n) } }
    }
    sweep.check("chart log") { n in
      Chart(points(n)) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartYScale(
        type: .log)
    }
    #expect(sweep.defects == [])
  }
}
