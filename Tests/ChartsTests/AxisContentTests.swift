// Part of Snapback, under the MIT licence; see LICENSE.

import Charts
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Axes of a user's own types.
@MainActor
@Suite struct AxisContentTests {
  private struct Axis: AxisContent {
    var body: some AxisContent {
      AxisMarks(values: [0, 10]) { _ in Mark() }
    }
  }

  private struct Mark: AxisMark {
    var body: some AxisMark {
      AxisGridLine()
      AxisValueLabel("mark")
    }
  }

  @Test func `an axis of a user's type has the parts of its body`() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
        .chartYAxis { Axis() }
        .chartXAxis(.hidden)
    }
    harness.settle()
    #expect(harness.list.glyphItems.map(\.run.text) == ["mark", "mark"])
  }
}
