// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle with the unsafe areas around it.
nonisolated struct SafeAreaRectangle: Shape {
  /// The extents of the unsafe areas beyond the edges, in points.
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}
