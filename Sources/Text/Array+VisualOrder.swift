// Part of Snapback, under the MIT licence; see LICENSE.

extension Array {
  /// Returns the elements in visual order, from left to right, by their embedding levels: from the
  /// highest level down, every sequence at or above the level is reversed (UAX 9, rule L2).
  func inVisualOrder(by level: KeyPath<Element, UInt8>) -> [Element] {
    guard var current = lazy.map({ $0[keyPath: level] }).max(), current > 0 else { return self }
    var entries = self
    while current > 0 {
      var index = 0
      while index < entries.count {
        var end = index
        while end < entries.count, entries[end][keyPath: level] >= current { end += 1 }
        entries[index..<end].reverse()
        index = Swift.max(end, index + 1)
      }
      current -= 1
    }
    return entries
  }
}
