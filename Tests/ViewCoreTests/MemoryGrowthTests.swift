// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceTesting
import Testing

@Suite struct MemoryGrowthTests {
  /// Samples of 17 views in turn, each with a size of its own.
  private func samples(_ count: Int, _ more: (Int) -> Int) -> [Int] {
    (0..<count).map { 40_000_000 + ($0 * 7 % 17) * 2_400_000 + more($0) }
  }

  @Test func `views of different sizes are no growth, however large`() {
    #expect(MemoryGrowth.bytes(in: samples(170) { _ in 0 }, period: 17) == nil)
    // The last views of the run are the largest.
    #expect(MemoryGrowth.bytes(in: samples(83) { _ in 0 }, period: 17) == nil)
  }

  @Test(arguments: [40, 60, 80])
  func `caches that are filled in the first half are no growth`(count: Int) {
    let filled = samples(170) { min($0, count) * 500_000 }
    #expect(MemoryGrowth.bytes(in: filled, period: 17) == nil)
  }

  @Test func `a leak of every view is growth`() {
    let growth = MemoryGrowth.bytes(in: samples(170) { $0 * 50_000 }, period: 17)
    #expect(growth.map { (3_500_000..<5_000_000).contains($0) } == true)
  }

  @Test func `an array that doubles is growth, although it is constant most of the time`() {
    let doubling = (0..<40).map { index in
      index < 9 ? 10_600_000 : index < 18 ? 20_000_000 : index < 36 ? 43_000_000 : 87_800_000
    }
    #expect(MemoryGrowth.bytes(in: doubling, period: 1) != nil)
  }

  @Test func `a run of less than four periods is not judged`() {
    #expect(MemoryGrowth.bytes(in: samples(60) { $0 * 1_000_000 }, period: 17) == nil)
    #expect(MemoryGrowth.bytes(in: [], period: 1) == nil)
    #expect(MemoryGrowth.bytes(in: [1, 2, 3, 9_000_000], period: 0) == 8_999_998)
  }

  /// Repeats work that adds bytes, the last of them for ever.
  private func ends(adding bytes: [Int]) -> [Int] {
    var (count, sum) = (0, 0)
    return MemoryGrowth.ends {
      sum += bytes[min(count, bytes.count - 1)]
      count += 1
      return sum
    }
  }

  @Test(arguments: [[900_000, 250_000], [0, 300_000, 100_001, 250_000]])
  func `repeated work that adds memory each of ten times is growth`(bytes: [Int]) {
    let ends = ends(adding: bytes)
    #expect(ends.count == 10)
    #expect(MemoryGrowth.bytes(ofRepetitions: ends) == bytes.dropFirst().min())
  }

  @Test(arguments: [
    [900_000, 10], [0, 100_000], [0, 500_000, 200_000, 150_000, 0], [900_000, -5],
  ])
  func `repeated work that stops adding memory is no growth, and is not repeated further`(
    bytes: [Int]
  ) {
    let ends = ends(adding: bytes)
    #expect(ends.count == bytes.count)
    #expect(MemoryGrowth.bytes(ofRepetitions: ends) == nil)
  }

  @Test(arguments: [[], [5], [0, 9_000_000], [0, 9_000_000, 18_000_000]])
  func `less than ten repetitions are not judged`(ends: [Int]) {
    #expect(MemoryGrowth.bytes(ofRepetitions: ends) == nil)
  }
}
