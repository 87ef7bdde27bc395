// Part of Snapback, under the MIT licence; see LICENSE.

import CAllocationCounter
import Drawing
import Foundation
import Testing

@Suite struct StrokeTests {
  @Test(arguments: [CGLineJoin.round, .miter, .bevel])
  func `the sides of a stroke are not copied at each corner`(join: CGLineJoin) {
    func allocations(corners: Int) -> Int {
      let line = Outline(
        [PathElement.move(to: .zero)]
          + (1...corners).map { .line(to: CGPoint(x: $0, y: $0 % 2)) })
      let before = allocation_count()
      _ = line.stroked(StrokeStyle(lineWidth: 0.1, lineJoin: join))
      return Int(allocation_count() - before)
    }
    // Arrays that grow are allocated again each time they double.
    #expect(allocations(corners: 8000) - allocations(corners: 1000) < 1000)
  }
}
