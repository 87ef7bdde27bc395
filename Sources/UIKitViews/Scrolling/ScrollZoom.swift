// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The state of a scroll view's zooming.
struct ScrollZoom {
  /// A pinch that is in progress.
  struct Pinch {
    /// The view that is scaled.
    var view: UIView
    /// The scale at the start, without resistance.
    var scale: CGFloat
    /// The point of the view between the fingers, in its own coordinates.
    var anchor: CGPoint
  }

  var scale: CGFloat = 1
  var pinch: Pinch?
  var isBouncing = false

  /// The factor that a scale beyond a limit approaches, but does not reach.
  private static let maximumOvershoot = 2.0

  /// The scale for fingers that ask for another one: beyond the limits it resists, like the offset of a
  /// scroll view, on a logarithmic scale.
  static func banded(_ scale: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(scale, limits.lowerBound), limits.upperBound)
    guard scale > 0, inside > 0 else { return inside }
    let band = RubberBand(dimension: log(maximumOvershoot))
    return inside * exp(band.offset(forPull: log(scale / inside)))
  }

  /// The scale that fingers ask for where the contents have another one.
  static func unbanded(_ scale: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(scale, limits.lowerBound), limits.upperBound)
    guard scale > 0, inside > 0 else { return inside }
    let band = RubberBand(dimension: log(maximumOvershoot))
    return inside * exp(band.pull(forOffset: log(scale / inside)))
  }
}
