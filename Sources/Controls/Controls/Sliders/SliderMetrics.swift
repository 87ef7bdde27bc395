// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The dimensions of iOS's slider, in points.
struct SliderMetrics: Equatable {
  static let height: CGFloat = 31
  private(set) var thumb = CGSize(width: 27, height: 27)
  /// The distance from the track's center up to the thumb's.
  private(set) var thumbRise: CGFloat = 1
  private(set) var trackHeight: CGFloat = 4
  /// The distance from the ends of the control to those of the track.
  private(set) var trackInset: CGFloat = 1
  /// The distance from the thumb's center within which a touch drags it.
  static let touchRadius: CGFloat = 20

  init(_ version: SystemVersion) {
    guard version == .iOS26 else { return }
    thumb = CGSize(width: 37, height: 24)
    (thumbRise, trackHeight, trackInset) = (0, 6, 0)
  }
}
