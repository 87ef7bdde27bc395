// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle with rounded top corners that extends downwards; the rounded bottom corners are below its
/// bottom edge, unless it floats.
nonisolated struct SheetOutline: Shape {
  var radius: CGFloat
  /// The minimal extent of the outline below its frame, in points.
  var extent: CGFloat = 0
  /// How far the rounded bottom corners are in sight, from 0 to 1.
  var floating: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(radius, AnimatablePair(extent, floating)) }
    set {
      (radius, extent, floating) = (newValue.first, newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let longer = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width,
      height: rect.height + extent + radius * 2 * (1 - floating))
    return Path(roundedRect: longer, cornerRadius: radius, style: .continuous)
  }
}
