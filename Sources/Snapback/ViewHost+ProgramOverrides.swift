// Part of Snapback, under the MIT licence; see LICENSE.

import UIKitViews
@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// Applies what the program overrides in extensions of UIKit's classes to SwiftUI's views. To be called before hosts of
  /// its views are made, each time that code has been loaded.
  package static func applyProgramOverrides() {
    UIScrollView.applyClippingOverride()
  }
}
