// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UIFont {
  /// The height of capitals of the system's font in the size, in points; also for other families.
  public var capHeight: CGFloat { pointSize * FontDescription.systemCapHeight }
  /// The height of an x of the system's font in the size, in points; also for other families.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
