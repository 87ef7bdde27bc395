// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitViews

extension CGVector {
  /// The direction in radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }

  /// The length.
  var magnitude: CGFloat { hypot(dx, dy) }

  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
