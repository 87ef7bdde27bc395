// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The starts and ends of a lazy container's items along its axis, in points, by their indices in
/// `items`. Items that are being removed have the end of the one before.
package struct LazyItemPositions {
  package var starts: [CGFloat] = []
  package var ends: [CGFloat] = []
  /// The length of the container.
  package var total: CGFloat = 0

  package init() {}

  /// Gives items without a position that of their neighbors: the end of the one before, or for spaces
  /// without rows the start of the one after.
  package mutating func fillGaps(after top: CGFloat) {
    var end = top
    for index in starts.indices {
      if starts[index].isNaN {
        let next = starts[index...].first { !$0.isNaN } ?? end
        (starts[index], ends[index]) = (next, next)
      }
      end = ends[index]
    }
  }

  package mutating func append(_ start: CGFloat, _ end: CGFloat) {
    starts.append(start)
    ends.append(end)
  }
}
