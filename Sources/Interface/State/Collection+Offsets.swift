// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets, in order, to before what is now at an offset; the end where it is
  /// the count.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = 0..<count
    func moves(_ offset: Int) -> Bool { source.contains(offset) }
    let order =
      offsets.filter { $0 < destination && !moves($0) } + offsets.filter(moves)
      + offsets.filter { $0 >= destination && !moves($0) }
    let elements = Array(self)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}
