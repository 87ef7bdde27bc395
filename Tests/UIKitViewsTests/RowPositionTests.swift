// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing
import UIKitContainers
import UIKitLists

/// Positions of rows, compared with a list of their heights.
@Suite struct RowPositionTests {
  @Test(arguments: 0..<20)
  func `positions are those of a list of heights to which the changes are applied`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    var expected = [CGFloat?](repeating: nil, count: Int.random(in: 0...600, using: &generator))
    var rows = RowPositions(count: expected.count, estimate: 44)
    for _ in 0..<300 {
      let row = Int.random(in: 0...expected.count, using: &generator)
      let height = CGFloat(Int.random(in: 1...90, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        rows.insert(nil, at: row)
        expected.insert(nil, at: row)
      case 1:
        rows.insert(height, at: row)
        expected.insert(height, at: row)
      case 2 where row < expected.count:
        rows.remove(row)
        expected.remove(at: row)
      case 3 where row < expected.count:
        rows.set(height, of: row)
        expected[row] = height
      default: break
      }
    }
    compare(rows, expected)
    rows.replaceHeights { $0 % 3 == 0 ? .nan : $0 % 3 == 1 ? 20 : nil }
    for (row, height) in expected.enumerated() where height != nil {
      if row % 3 != 2 { expected[row] = row % 3 == 0 ? nil : 20 }
    }
    compare(rows, expected)
  }

  private func compare(_ rows: RowPositions, _ expected: [CGFloat?]) {
    #expect(rows.count == expected.count)
    var top: CGFloat = 0
    for (row, height) in expected.enumerated() {
      #expect(rows.knownHeight(row) == height)
      #expect(abs(rows.top(row) - top) < 0.001)
      let length = height ?? rows.estimate
      #expect(rows.row(below: top + length / 2) == row)
      top += length
    }
    #expect(abs(rows.length - top) < 0.001)
  }
}

/// A generator whose numbers are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
