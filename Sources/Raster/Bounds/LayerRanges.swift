// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The items that each layer of a display list contains, as ranges.
///
/// A layer without an end extends to the end of the enclosing layer, or of the list. An end without a
/// layer is ignored.
struct LayerRanges {
  /// For each item that begins a layer, the index of its end; otherwise, and without an end, the number
  /// of items.
  private(set) var ends: [Int] = []
  /// The layers that have begun and not ended, as a stack; used by `match`.
  private var open: [Int] = []

  /// Matches beginnings and ends of a list's layers.
  mutating func match(_ items: [DisplayItem]) {
    ends.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    items.withUnsafeBufferPointer { items in
      for index in 0..<items.count {
        ends.append(items.count)
        switch items[index] {
        case .beginLayer: open.append(index)
        case .endLayer: if let start = open.popLast() { ends[start] = index }
        default: break
        }
      }
    }
  }

  /// The items in the layer that begins at an index, without its beginning and end, within a range.
  func contents(of index: Int, within range: Range<Int>) -> Range<Int> {
    (index + 1)..<max(index + 1, min(ends[index], range.upperBound))
  }
}
