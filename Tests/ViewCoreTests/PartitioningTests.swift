// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime
import Testing

@Suite struct PartitioningTests {
  @Test func `the first element that fulfils a condition, or the end`() {
    let numbers = [1, 3, 3, 5]
    for (limit, index) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 4)] {
      #expect(numbers.partitioningIndex { $0 >= limit } == index)
    }
    #expect([Int]().partitioningIndex { _ in true } == 0)
    // The indices of a slice are those of its array.
    #expect(numbers[1...].partitioningIndex { $0 >= 1 } == 1)
    #expect(numbers[1...].partitioningIndex { $0 >= 6 } == 4)
    #expect((-5..<5).partitioningIndex { $0 >= -2 } == -2)
  }

  @Test func `ranges may end at the largest integer`() {
    #expect((0..<Int.max).partitioningIndex { $0 >= Int.max - 2 } == Int.max - 2)
    #expect((0..<Int.max).partitioningIndex { _ in false } == Int.max)
  }
}
