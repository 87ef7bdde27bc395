// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ChartMarkTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }

  private struct Price: Plottable, Equatable {
    var cents: Int
    var primitivePlottable: Double { Double(cents) / 100 }

    init(cents: Int) { self.cents = cents }
    init?(primitivePlottable: Double) { cents = Int((primitivePlottable * 100).rounded()) }
  }

  @MainActor
  private final class Box {
    var proxy: ChartProxy?

    func keep(_ proxy: ChartProxy) -> some View {
      self.proxy = proxy
      return Color.clear
    }
  }

  /// The bounds of the paths in a chart of 300 by 200 points, whose scales are from 0 to 2.
  private func outlines(@ChartContentBuilder _ content: () -> some ChartContent) -> [CGRect] {
    let content = content()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart { content }
        .chartXScale(domain: 0...2).chartYScale(domain: 0...2)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    harness.settle()
    let list = harness.list
    return list.items.compactMap { item in
      guard case .path(let outline, _, _, let index) = item else { return nil }
      return outline.bounds.applying(list.transforms[Int(index)])
    }
  }

  private func isClose(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) < 0.1 && abs(a.minY - b.minY) < 0.1
      && abs(a.width - b.width) < 0.1 && abs(a.height - b.height) < 0.1
  }

  @Test func `a view is the symbol of a point`() {
    let bounds = outlines {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol {
        Triangle().frame(width: 10, height: 20)
      }
    }
    #expect(bounds.count == 1)
    #expect(isClose(bounds.first, CGRect(x: 145, y: 90, width: 10, height: 20)))
  }

  @Test func `the area of symbols is in proportion to a value`() {
    let bounds = outlines {
      ForEach([1.0, 4.0], id: \.self) { value in
        PointMark(x: .value("x", value / 4), y: .value("y", 1)).symbol(.triangle)
          .symbolSize(by: .value("size", value))
      }
    }
    // 64 and 256 square points.
    #expect(bounds.count == 2)
    #expect(abs(bounds[0].width - 8 * 1.128) < 0.1)
    #expect(abs(bounds[1].width - 16 * 1.128) < 0.1)
  }

  @Test(arguments: [false, true])
  func `annotations are moved into the plot on demand`(fits: Bool) {
    let bounds = outlines {
      RuleMark(x: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 1))
        .annotation(
          position: .top, spacing: 4,
          overflowResolution: fits ? .init(x: .fit(to: .chart), y: .disabled) : .automatic
        ) { context in
          Triangle().frame(width: 40, height: 10 + context.targetSize.height)
        }
    }
    #expect(
      isClose(bounds.last, CGRect(x: fits ? 260 : 280, y: 86, width: 40, height: 10)))
  }

  @Test func `a proxy knows the space at the ends of a scale`() throws {
    let box = Box()
    var selected: Double?
    let binding = Binding<Double?> {
      selected
    } set: {
      selected = $0
    }
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart {
        PointMark(x: .value("x", Price(cents: 100)), y: .value("y", 1))
      }
      .chartXScale(domain: 0...2, range: .plotDimension(startPadding: 20, endPadding: 80))
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: binding)
      .chartOverlay { proxy in
        box.keep(proxy)
      }
    }
    harness.settle()
    let proxy = try #require(box.proxy)
    // 200 points remain.
    #expect(proxy.position(forX: 0.0) == 20)
    #expect(proxy.position(forX: 2.0) == 220)
    #expect(proxy.value(atX: 120, as: Price.self) == Price(cents: 100))
    #expect(proxy.xDomain(dataType: Double.self) == [0, 2])
    proxy.selectXValue(at: 70)
    #expect(selected == 0.5)
  }

  @Test func `numbers are in intervals of a round size`() {
    let bins = NumberBins(data: [1.0, 2, 9, 10], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10, 12])
    #expect(bins.count == 6)
    #expect(bins[4].lowerBound == 8 && bins[4].upperBound == 10)
    #expect([-1, 0, 9, 10, 99].map { bins.index(for: $0) } == [0, 0, 4, 5, 5])
    #expect(NumberBins(data: [1, 2, 9, 10], desiredCount: 5).count == 6)
    #expect(NumberBins(data: [Double]()).isEmpty)
    let day = Date(timeIntervalSince1970: 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = DateBins(
      unit: .day, data: [day, day.addingTimeInterval(90000)], calendar: calendar)
    #expect(days.count == 2)
    #expect(days.index(for: day.addingTimeInterval(86400)) == 1)
  }

  @Test func `a bar extends over an interval`() {
    let bins = NumberBins(thresholds: [0.0, 0.5, 2])
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart {
        BarMark(x: .value("x", bins[1]), y: .value("y", 1)).cornerRadius(0)
        RectangleMark(xStart: .value("x", 0.5), xEnd: .value("x", 2))
      }
      .chartXScale(domain: 0...2).chartYScale(domain: 0...1)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    harness.settle()
    // Both are the same rectangle, from 75 to 300 points and over the whole height.
    let lines = harness.list.description.split(separator: "\n").filter { $0.contains("225") }
    #expect(lines.count == 2)
    #expect(lines.first == lines.last)
  }

  @Test func `the labels of an axis are turned on demand`() throws {
    @MainActor
    func label(_ orientation: AxisValueLabelOrientation) -> CGRect? {
      let harness = Harness(size: CGSize(width: 300, height: 200)) {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { EmptyView() } }
          .chartXScale(domain: 0...2).chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [1]) { _ in
              AxisValueLabel(orientation: orientation) {
                Triangle().frame(width: 40, height: 10)
              }
            }
          }
      }
      harness.settle()
      let list = harness.list
      return list.items.compactMap { item -> CGRect? in
        guard case .path(let outline, _, _, let index) = item else { return nil }
        return outline.bounds.applying(list.transforms[Int(index)])
      }.last
    }
    let plain = try #require(label(.automatic))
    #expect(abs(plain.width - 40) < 0.1 && abs(plain.height - 10) < 0.1)
    let turned = try #require(label(.verticalReversed))
    #expect(abs(turned.width - 10) < 0.1 && abs(turned.height - 40) < 0.1)
  }
}
