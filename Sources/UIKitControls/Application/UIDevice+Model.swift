// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UIDevice {
  /// The kind of the device that the window stands for: `iPad`, or `iPhone` without a device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`, in all languages.
  public var localizedModel: String { model }
  /// The same as `model`: UIKit has not told programs the user's name for the device since iOS 16.
  public var name: String { model }
}
