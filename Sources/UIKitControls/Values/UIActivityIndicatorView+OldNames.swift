// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension UIActivityIndicatorView {
  /// Creates an indicator in a style, by the old name of the label.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The style, by its old name.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  /// The old name of the large style. The indicator has the usual color.
  public static var whiteLarge: Self { .large }
  /// An old name of the medium style. The indicator has the usual color.
  public static var white: Self { .medium }
}
