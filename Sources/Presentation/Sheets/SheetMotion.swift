// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The animation of sheets, that of iOS.
enum SheetMotion {
  static let animation = Animation.spring(response: 0.42, dampingFraction: 0.9)
}
