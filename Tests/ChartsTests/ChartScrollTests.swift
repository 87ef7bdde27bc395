// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Charts that scroll.
@MainActor
@Suite struct ChartScrollTests {
  private final class Model: ObservableObject {
    @Published var x = 0.0
    @Published var range: ClosedRange<Double>?
    @Published var angle: Double?
  }

  private struct Bars: View {
    @ObservedObject var model: Model
    var alignment: Double?

    var body: some View {
      Chart(0..<100, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", 10))
      }
      .chartXScale(domain: 0...100)
      .chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10)
      .chartScrollPosition(x: $model.x)
      .chartScrollTargetBehavior(.valueAligned(unit: alignment ?? 0))
    }
  }

  private func labels(_ harness: Harness, within width: CGFloat) -> [String] {
    harness.list.glyphItems.filter { $0.origin.x >= 0 && $0.origin.x < width }.map(\.run.text)
  }

  /// Drags from the right, and stops before the release.
  private func drag(_ harness: Harness, by distance: CGFloat) {
    let (start, end) = (CGPoint(x: 250, y: 100), CGPoint(x: 250 + distance, y: 100))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.3)
    harness.release(end)
  }

  @Test
  func `a chart shows a part of its domain, with labels for that part, and scrolls to the rest`()
    throws
  {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Bars(model: model) }
    harness.settle()
    #expect(labels(harness, within: 280) == ["0", "2", "4", "6", "8"])
    drag(harness, by: -150)
    harness.settle()
    #expect(abs(model.x - 5) < 0.5)
    #expect(labels(harness, within: 280).first == "6")
  }

  @Test func `setting the bound value scrolls a chart`() throws {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Bars(model: model) }
    harness.settle()
    model.x = 50
    harness.settle()
    #expect(labels(harness, within: 280).first == "50")
    #expect(abs(model.x - 50) < 0.01)
  }

  @Test func `scrolling ends at a multiple of the unit`() throws {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Bars(model: model, alignment: 5)
    }
    harness.settle()
    drag(harness, by: -114)
    harness.settle()
    #expect(abs(model.x - 5) < 0.01)
  }

  @Test func `a drag in a chart selects a range`() throws {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(
          range: Binding(get: { model.range }, set: { model.range = $0 }))
    }
    harness.settle()
    harness.drag(from: CGPoint(x: 240, y: 100), to: CGPoint(x: 60, y: 100), over: 0.5)
    let range = try #require(model.range)
    #expect(abs(range.lowerBound - 2) < 0.1 && abs(range.upperBound - 8) < 0.1)
  }

  @Test(arguments: [false, true])
  func `a touch of a pie selects the sum of the values up to its angle`(isInScrollView: Bool) throws
  {
    let model = Model()
    var selected: [Double] = []
    let chart = Chart {
      SectorMark(angle: .value("a", 25))
      SectorMark(angle: .value("b", 75))
    }
    .chartAngleSelection(
      value: Binding(
        get: { model.angle },
        set: {
          model.angle = $0
          if let value = $0 { selected.append(value) }
        }))
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      if isInScrollView {
        ScrollView {
          VStack(spacing: 0) {
            chart.frame(height: 200)
            Color.red.frame(height: 500)
          }
        }
      } else {
        chart
      }
    }
    harness.settle()
    harness.tap(CGPoint(x: 150, y: 100))
    #expect(selected.count == 1 && abs(selected[0] - 25) < 0.01)
    #expect(model.angle == nil)
  }

  @Test func `the title of the vertical axis is turned beside the plot at its leading side`() throws
  {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartYAxisLabel("height", position: .leading, alignment: .center)
    }
    harness.settle()
    let transforms = harness.list.items.compactMap { item -> CGAffineTransform? in
      guard case .glyphs(_, _, let index) = item else { return nil }
      return harness.list.transforms[Int(index)]
    }
    let transform = try #require(transforms.first)
    #expect(abs(transform.a) < 1e-6 && transform.b < 0)
    #expect(transform.tx < 40)
  }
}
