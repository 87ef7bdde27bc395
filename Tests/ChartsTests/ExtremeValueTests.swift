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
}
