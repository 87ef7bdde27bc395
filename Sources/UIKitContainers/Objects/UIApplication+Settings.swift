// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIApplication {
  /// The URL of the settings of the app. No program of a desktop opens it.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
