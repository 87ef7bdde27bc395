// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The animation of pushed and popped pages, that of iOS.
enum NavigationMotion {
  static let animation = Animation.spring(response: 0.42, dampingFraction: 1)
  /// The distance by which the page below moves aside, as a fraction of the width.
  static let parallax = 0.3
}
