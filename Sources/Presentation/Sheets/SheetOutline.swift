// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle with rounded top corners that extends downwards; the rounded bottom corners are below its
/// bottom edge.
nonisolated struct SheetOutline: Shape {
  let radius: CGFloat
  /// The minimal extent of the outline below its frame, in points.
  var extent: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let longer = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + extent + radius * 2)
    return Path(roundedRect: longer, cornerRadius: radius, style: .continuous)
  }
}
