// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension UIApplication {
  /// False: the icon of a program is that of its desktop file.
  public var supportsAlternateIcons: Bool { false }

  /// nil: the program has its only icon.
  public var alternateIconName: String? { nil }

  /// Calls `completion` with an error, as there are no alternate icons.
  public func setAlternateIconName(
    _ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(CocoaError(.featureUnsupported))
  }
}
