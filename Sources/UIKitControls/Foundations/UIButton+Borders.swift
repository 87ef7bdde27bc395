// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UIButton.Configuration {
  /// Without a background, as `plain()`.
  public static func borderless() -> UIButton.Configuration { .plain() }
  /// On a background in the tint at a low opacity, as `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { .tinted() }
}
