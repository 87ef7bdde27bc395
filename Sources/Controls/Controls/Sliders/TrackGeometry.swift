// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The width of the track of a slider or segmented control: set by the element, read by the gesture.
@MainActor
final class TrackGeometry {
  /// The width in points.
  var width: CGFloat = 0
  /// The width of a slider's thumb in points.
  var thumbWidth: CGFloat = 27
  /// Whether the track runs from right to left.
  var isMirrored = false

  /// Returns the distance from the beginning of the track of a distance from its left end.
  func position(_ x: CGFloat) -> CGFloat { isMirrored ? width - x : x }

  /// The position of the thumb's center, in points.
  func thumbPosition(at fraction: CGFloat) -> CGFloat {
    thumbWidth / 2 + fraction * travel
  }

  /// The fraction of the range, from 0 to 1, whose thumb is centered at `x`.
  func fraction(at x: CGFloat) -> CGFloat {
    travel > 0 ? min(max((x - thumbWidth / 2) / travel, 0), 1) : 0
  }

  /// The distance that the thumb's center can move, in points.
  private var travel: CGFloat { max(0, width - thumbWidth) }
}
