// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension CGRect {
  /// Whether two rectangles have points in common, if only of their sides. False if one of them is null, or has a side
  /// that is NaN, for which `intersects(_:)` of Foundation traps.
  package func overlaps(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether a point is inside, or on the upper or left side. False if a number is NaN, for which `contains(_:)` of
  /// Foundation traps.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
