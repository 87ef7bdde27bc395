// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing
@_spi(ViewTree) import ViewCore

@Suite struct RowExtentsTests {
  private func extents(_ known: [Int: CGFloat], count: Int) -> RowExtents {
    var extents = RowExtents()
    extents.setCount(count)
    for row in known.keys.sorted() { extents.set(known[row] ?? 0, at: row) }
    return extents
  }

  @Test func `rows that are not known count with the average of the others`() {
    let extents = extents([0: 10, 700: 30], count: 1000)
    #expect(extents.estimate == 20)
    #expect(extents.extent(0) == 10)
    #expect(extents.extent(5) == 20)
    #expect(extents.length(before: 0) == 0)
    #expect(extents.length(before: 1) == 10)
    #expect(extents.length(before: 700) == 13990)
    #expect(extents.length(before: 1000) == 20000)
  }

  @Test func `the sums are those of all rows one by one`() {
    var known: [Int: CGFloat] = [:]
    for index in 0..<400 { known[index * 7 % 1500] = CGFloat(index % 13) * 4 }
    let extents = extents(known, count: 1500)
    var sum: CGFloat = 0
    for row in 0..<1500 {
      #expect(abs(extents.length(before: row) - sum) < 0.001)
      sum += extents.extent(row)
    }
  }

  @Test func `the last of Int.max rows can be known`() {
    var extents = extents([.max - 1: 10], count: .max)
    #expect(extents.length(before: .max) == CGFloat(Int.max) * 10)
    #expect(extents.extent(.max - 1) == 10)
    extents.setCount(.max - 1)
    #expect(extents.knownCount == 0)
  }

  @Test func `rows are found by a range of positions`() {
    let extents = extents([0: 10, 1: 10, 2: 40, 3: 20], count: 4)
    #expect(extents.rows(in: 0...20) == 0..<2)
    #expect(extents.rows(in: 20...21) == 2..<3)
    #expect(extents.rows(in: 15...65) == 1..<4)
    #expect(extents.rows(in: -50...0) == 0..<0)
    #expect(extents.rows(in: 500...600) == 4..<4)
    #expect(RowExtents().rows(in: 0...100) == 0..<0)
  }

  @Test func `rows are found as by a search through the sums, also between those that are known`() {
    var known: [Int: CGFloat] = [:]
    for row in 300..<340 { known[row] = CGFloat(row % 5) * 8 }
    for row in 1020..<1030 { known[row] = 12 }
    let extents = extents(known, count: 1030)
    let total = extents.length(before: 1030)
    for step in -1...60 {
      let position = total * CGFloat(step) / 50
      let range = position...position + 100
      let first = (0..<1030).first { extents.length(before: $0 + 1) > range.lowerBound } ?? 1030
      let end = (0..<1030).first { extents.length(before: $0) >= range.upperBound } ?? 1030
      #expect(extents.rows(in: range) == first..<max(first, end))
    }
  }

  @Test func `rows that are cut off are forgotten, and invalid extents are 0`() {
    var extents = extents([0: 10, 999: 50], count: 1000)
    extents.setCount(10)
    #expect(extents.length(before: 10) == 280)
    extents.set(.nan, at: 1)
    extents.set(-5, at: 2)
    #expect(extents.extent(1) == 0)
    #expect(extents.extent(2) == 0)
    #expect(extents.knownCount == 3)
    extents.forgetAll()
    #expect(extents.knownCount == 0)
    #expect(extents.length(before: 10) == 10 * extents.estimate)
  }
}
