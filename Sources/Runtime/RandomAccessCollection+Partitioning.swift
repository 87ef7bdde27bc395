// Part of Snapback, under the MIT licence; see LICENSE.

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that fulfils a condition, which all after it fulfil; the end if none does.
  ///
  /// A binary search. It is inlinable because the solver of constraints calls it for every term, and
  /// the layout of long lists for every row that it looks for.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
