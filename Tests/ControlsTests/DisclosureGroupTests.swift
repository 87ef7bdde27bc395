// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DisclosureGroupTests {
  @Test func `a disclosure group opens`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      DisclosureGroup("More") { Color.red.frame(height: 30) }
    }
    let closed = harness.list.fillBounds.count
    let middle = CGPoint(x: 100, y: 100)
    harness.press(middle)
    harness.release(middle)
    harness.settle()
    #expect(harness.list.fillBounds.count == closed + 1)
  }
}
