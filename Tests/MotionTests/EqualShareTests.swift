// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

@Suite struct EqualShareTests {
  private func lengths(_ length: CGFloat, _ ranges: [ClosedRange<CGFloat>]) -> [CGFloat] {
    EqualShares.lengths(of: length, count: ranges.count) { part, share in
      min(max(share, ranges[part].lowerBound), ranges[part].upperBound)
    }
  }

  @Test func `what some parts leave is shared by the others`() {
    #expect(lengths(90, [0...100, 0...100, 0...100]) == [30, 30, 30])
    #expect(lengths(90, [0...10, 0...100, 0...100]) == [10, 40, 40])
    #expect(lengths(90, [0...10, 0...20, 0...100]) == [10, 20, 60])
  }

  @Test func `what some take beyond their share is missing in the others`() {
    #expect(lengths(90, [50...50, 0...100, 0...100]) == [50, 20, 20])
    // What is left by the first one suffices for the second.
    #expect(lengths(90, [10...10, 50...100]) == [10, 80])
    #expect(lengths(90, [80...80, 70...100]) == [80, 70])
  }

  @Test func `lengths without an end and without a part have a result`() {
    #expect(lengths(.infinity, [0...10, 0...(.infinity)]) == [10, .infinity])
    #expect(lengths(90, []) == [])
    #expect(lengths(-20, [0...10, 5...10]) == [0, 5])
  }
}
