// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds a short part of a list that still shows a fault.
package enum Shrinker {
  /// Removes parts of a list while the rest still shows the fault: halves first, then ever smaller
  /// parts down to single elements (Zeller, Hildebrandt 2002: ddmin). The list itself must show it.
  ///
  /// Ends early after `limit` calls of `showsFault`. Otherwise no single element can be left out of
  /// the result.
  @MainActor
  package static func shortest<Element>(
    _ list: [Element], limit: Int = .max, showsFault: ([Element]) -> Bool
  ) -> [Element] {
    var list = list
    var partCount = 2
    var calls = 0
    while list.count > 1 {
      let length = (list.count + partCount - 1) / partCount
      var isShorter = false
      for start in stride(from: 0, to: list.count, by: length) {
        guard calls < limit else { return list }
        calls += 1
        let rest = Array(list[..<start]) + list[min(start + length, list.count)...]
        if showsFault(rest) {
          list = rest
          isShorter = true
          break
        }
      }
      if isShorter {
        partCount = max(partCount - 1, 2)
      } else if length == 1 {
        return list
      } else {
        partCount = min(partCount * 2, list.count)
      }
    }
    return list
  }
}
