// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

@Suite struct CollectionOffsetsTests {
  @Test(arguments: [
    ([0], 5, [1, 2, 3, 4, 0]), ([4], 0, [4, 0, 1, 2, 3]), ([1, 3], 5, [0, 2, 4, 1, 3]),
    ([0, 1], 1, [0, 1, 2, 3, 4]), ([2], 2, [0, 1, 2, 3, 4]), ([3, 4], 1, [0, 3, 4, 1, 2]),
  ])
  func `move(fromOffsets:toOffset:) moves elements before an offset`(
    _ from: [Int], _ to: Int, _ expected: [Int]
  ) {
    var numbers = Array(0..<5)
    numbers.move(fromOffsets: IndexSet(from), toOffset: to)
    #expect(numbers == expected)
  }

  @Test func `remove(atOffsets:) removes elements`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 9])
    #expect(String(letters) == "bce")
  }
}
