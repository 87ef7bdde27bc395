// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The dimensions of iOS's slider, in points.
enum SliderMetrics {
  static let height: CGFloat = 31
  static let thumbDiameter: CGFloat = 27
  /// The distance from the track's center up to the thumb's.
  static let thumbRise: CGFloat = 1
  static let trackHeight: CGFloat = 4
  /// The distance from the ends of the control to those of the track.
  static let trackInset: CGFloat = 1
  /// The distance from the thumb's center within which a touch drags it.
  static let touchRadius: CGFloat = 20
}
