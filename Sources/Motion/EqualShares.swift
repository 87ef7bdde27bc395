// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The distribution of a length to parts in equal shares.
package enum EqualShares {
  /// Returns the lengths of the given number of parts. Each is offered an equal share. Parts that take less keep that
  /// length, and the remaining length is divided equally among the others; likewise the deficit if parts take more.
  package static func lengths(
    of length: CGFloat, count: Int, measure: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var lengths = Array(repeating: CGFloat(0), count: count)
    var (open, free) = (Array(lengths.indices), length)
    while !open.isEmpty {
      let share = max(0, free / CGFloat(open.count))
      for part in open { lengths[part] = measure(part, share) }
      var settled = open.filter { lengths[$0] < share - 0.01 }
      if settled.isEmpty { settled = open.filter { lengths[$0] > share + 0.01 } }
      guard !settled.isEmpty else { break }
      for part in settled { free -= lengths[part] }
      open.removeAll { settled.contains($0) }
    }
    return lengths
  }
}
