// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension CGRect {
  /// Returns whether a part of the rectangle is in another one. A rectangle without an area counts as its
  /// points.
  func isSeen(in clip: CGRect) -> Bool {
    minX < clip.maxX && maxX > clip.minX && minY < clip.maxY && maxY > clip.minY
  }
}
