// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension CGSize {
  /// The size with 0 for each length that is negative or not finite, and at most a million points.
  package var validLengths: CGSize {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 1e6) : 0 }
    return CGSize(width: length(width), height: length(height))
  }
}
