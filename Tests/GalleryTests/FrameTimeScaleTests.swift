// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Testing

@Suite struct FrameTimeScaleTests {
  private let rect = CGRect(x: 0, y: 4, width: 300, height: 80)

  @Test func `the labels of the frame times neither overlap nor leave the plot`() {
    for millisecond in 1...800 {
      let scale = FrameTimeScale(worst: Double(millisecond) / 1000)
      let labels = scale.marks(in: rect).map { mark in
        CGRect(
          x: 4, y: mark.isAbove ? mark.y - FrameTimeScale.labelHeight : mark.y, width: 40,
          height: FrameTimeScale.labelHeight)
      }
      for (index, label) in labels.enumerated() {
        #expect(rect.contains(label), "\(millisecond) ms")
        for other in labels.dropFirst(index + 1) {
          #expect(!label.intersects(other), "\(millisecond) ms")
        }
      }
    }
  }

  @Test func `the budget of a 60 Hz screen is marked as soon as a frame exceeds it`() {
    #expect(FrameTimeScale(worst: 0.0168).marks(in: rect).map(\.name) == ["16.7 ms", "4 ms"])
    #expect(FrameTimeScale(worst: 0.003).marks(in: rect).map(\.name) == ["4 ms"])
  }

  @Test func `every frame fits, and the range changes in large steps only`() {
    let tops = Set((1...800).map { FrameTimeScale(worst: Double($0) / 1000).top })
    #expect(tops.filter { $0 <= 0.64 }.count == 8)
    for millisecond in 1...800 {
      let worst = Double(millisecond) / 1000
      #expect(FrameTimeScale(worst: worst).top >= worst)
    }
  }
}
