// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension MutableCollection {
  /// Moves the elements at the given offsets, in order, to before the element that is at
  /// `destination` before the move; to the end if that is the count. Takes linear time.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = 0..<count
    func isMoved(_ offset: Int) -> Bool { source.contains(offset) }
    let order =
      offsets.filter { $0 < destination && !isMoved($0) } + offsets.filter(isMoved)
      + offsets.filter { $0 >= destination && !isMoved($0) }
    let elements = Array(self)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets, which are ignored beyond the end. Takes linear
  /// time.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}
