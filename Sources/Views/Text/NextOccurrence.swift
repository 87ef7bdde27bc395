// Part of Snapback, under the MIT licence; see LICENSE.

/// For each index of a collection, the first one from there on that satisfies a condition.
///
/// A parser that looks for the same closing character from many opening ones takes linear time with it.
struct NextOccurrence {
  /// The indices, or `count`.
  private let indices: [Int]

  init(count: Int, where condition: (Int) -> Bool) {
    var indices = Array(repeating: count, count: count)
    var next = count
    for index in indices.indices.reversed() {
      if condition(index) { next = index }
      indices[index] = next
    }
    self.indices = indices
  }

  /// Returns the first index of a range that satisfies the condition; nil if there is none.
  func first(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, indices[range.lowerBound] < range.upperBound else { return nil }
    return indices[range.lowerBound]
  }
}
