// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    let day: String
    let kind: String
    let amount: Double
  }

  private static let sales = [
    Sale(id: 0, day: "Mon", kind: "tea", amount: 10),
    Sale(id: 1, day: "Mon", kind: "milk", amount: 20),
    Sale(id: 2, day: "Tue", kind: "tea", amount: 40),
    Sale(id: 3, day: "Tue", kind: "milk", amount: 10),
  ]

  private let size = CGSize(width: 300, height: 200)

  private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
    let content = view()
    let harness = Harness(size: size) { content }
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  /// The bounds of the fills without those of the legend's circles and of the whole plot.
  private func bars(_ harness: Harness) -> [CGRect] {
    harness.list.fillBounds.filter { $0.width > 10 && $0.size != size }
  }

  @Test func `bars are as high as their values, from zero`() throws {
    let harness = harness {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Amount", 10))
        BarMark(x: .value("Day", "Tue"), y: .value("Amount", 20))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    let bars = bars(harness)
    try #require(bars.count == 2)
    #expect(abs(bars[0].maxY - 200) < 0.01 && abs(bars[1].maxY - 200) < 0.01)
    #expect(abs(bars[1].height - 200) < 0.01)
    #expect(abs(bars[0].height - 100) < 0.01)
    #expect(abs(bars[0].midX - 75) < 0.01 && abs(bars[1].midX - 225) < 0.01)
  }

  @Test func `bars of the same position are stacked, or beside each other`() throws {
    func chart(_ beside: Bool) -> some View {
      Chart(Self.sales) { sale in
        if beside {
          BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
            .position(by: .value("Kind", sale.kind))
        } else {
          BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Kind", sale.kind))
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
    }
    let stacked = bars(harness { chart(false) })
    try #require(stacked.count == 4)
    #expect(abs(stacked[1].maxY - stacked[0].minY) < 0.01)
    #expect(stacked[0].midX == stacked[1].midX)
    let beside = bars(harness { chart(true) })
    #expect(beside[1].maxY == beside[0].maxY)
    #expect(beside[1].minX > beside[0].maxX)
  }

  @Test func `horizontal bars have the names at the side`() throws {
    let harness = harness {
      Chart(Self.sales) { BarMark(x: .value("Amount", $0.amount), y: .value("Kind", $0.kind)) }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
    let bars = bars(harness)
    #expect(bars.allSatisfy { $0.width > $0.height || $0.height < 100 })
    #expect(bars[0].minX == 0)
    #expect(abs(bars[2].minX - bars[0].maxX) < 0.01)
  }

  @Test func `axes have labels at round numbers, and the names of categories`() {
    let harness = harness {
      Chart(Self.sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
    }
    #expect(texts(harness) == ["0", "10", "20", "30", "40", "50", "Mon", "Tue"])
  }

  @Test func `a color for each value has an entry of the legend`() {
    let harness = harness {
      Chart(Self.sales) {
        LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartForegroundStyleScale(["milk": Color.red, "tea": Color.green])
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    #expect(texts(harness) == ["milk", "tea"])
  }

  @Test func `an axis has the chosen values and labels`() {
    let harness = harness {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 2))
        RuleMark(y: .value("limit", 3)).annotation { Text("limit") }
      }
      .chartXScale(domain: 0...4)
      .chartXAxis {
        AxisMarks(values: [1, 3]) { value in
          AxisGridLine()
          AxisValueLabel { if let number = value.as(Int.self) { Text("n\(number)") } }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .stride(by: 2)) { _ in
          AxisValueLabel(format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
        }
      }
    }
    #expect(Set(texts(harness)) == ["n1", "n3", "limit", "0.0", "2.0"])
  }

  @Test func `an overlay finds values at positions, and positions of values`() throws {
    final class Found {
      var value: Double?
      var position: CGFloat?
      var frame: CGRect?
    }
    let found = Found()
    let harness = harness {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear.onAppear {
              found.value = proxy.value(atY: 50)
              found.position = proxy.position(forY: 5.0)
              found.frame = proxy.plotFrame.map { geometry[$0] }
            }
          }
        }
    }
    _ = harness
    #expect(found.value == 7.5)
    #expect(found.position == 100)
    #expect(try #require(found.frame).height == 200)
  }

  @Test func `a touch selects the value below it`() {
    struct Selecting: View {
      let log: EventLog
      @State private var selected: String?

      init(log: EventLog) { self.log = log }

      var body: some View {
        Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartYAxis(.hidden)
          .chartXSelection(value: $selected)
          .onChange(of: selected) { log.lines.append(selected ?? "none") }
      }
    }
    let log = EventLog()
    let harness = harness { Selecting(log: log) }
    harness.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 280, y: 80), over: 0.5)
    harness.settle()
    #expect(log.lines == ["a", "b", "c", "none"])
  }

  @Test func `sectors fill a circle in proportion to their values`() throws {
    let harness = harness {
      Chart {
        SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.5))
          .annotation(position: .overlay) { Text("three") }
        SectorMark(angle: .value("b", 1)).annotation(position: .overlay) { Text("one") }
      }
    }
    let one = try #require(harness.list.glyphItems.first { $0.run.text == "one" })
    // The last quarter is at the top left.
    #expect(one.origin.x < 150 && one.origin.y < 100)
  }

  @Test func `content of one's own, conditions and loops are marks`() {
    struct Limits: ChartContent {
      let shows: Bool

      var body: some ChartContent {
        if shows { RuleMark(y: .value("low", 1)).annotation { Text("low") } }
        ForEach(0..<2) { RuleMark(y: .value("rule", $0)).annotation { Text("rule") } }
      }
    }
    let harness = harness {
      Chart { Limits(shows: true) }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(texts(harness) == ["low", "rule", "rule"])
  }

  @Test(arguments: [-1, -1e19, CGFloat.nan, -CGFloat.infinity])
  func `a bar without a width that can be drawn leaves the axes`(width: CGFloat) {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(width)) }
    }
    harness.settle()
    #expect(harness.list.glyphItems.contains { $0.run.text == "a" })
  }
}
