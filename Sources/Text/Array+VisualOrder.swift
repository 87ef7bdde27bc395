// Part of Snapback, under the MIT licence; see LICENSE.

extension Array {
  /// Returns the elements in visual order, from left to right, by their embedding levels: from the
  /// highest level down, every sequence at or above the level is reversed (UAX 9, rule L2).
  func inVisualOrder(by level: (Element) -> UInt8) -> [Element] {
    // Most texts have one level, from left to right.
    var current: UInt8 = 0
    for element in self { current = Swift.max(current, level(element)) }
    if current == 0 { return self }
    var entries = self
    while current > 0 {
      var index = 0
      while index < entries.count {
        var end = index
        while end < entries.count, level(entries[end]) >= current { end += 1 }
        entries[index..<end].reverse()
        index = Swift.max(end, index + 1)
      }
      current -= 1
    }
    return entries
  }
}
