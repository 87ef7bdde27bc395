// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Where the layers of a display list end.
///
/// A layer without an end lasts to the end of the layer around it, or of the list; an end without a
/// layer means nothing.
struct Layers {
  /// For each item that begins a layer the index of its end, or the number of items.
  private(set) var ends: [Int] = []
  private var open: [Int] = []

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

  /// The items of the layer that begins at an index, within a range.
  func inside(_ index: Int, of range: Range<Int>) -> Range<Int> {
    (index + 1)..<max(index + 1, min(ends[index], range.upperBound))
  }
}
