// Part of Snapback, under the MIT licence; see LICENSE.

extension Array {
  /// The index of the first element that fulfils a condition, which all after it fulfil; the end if none does.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
