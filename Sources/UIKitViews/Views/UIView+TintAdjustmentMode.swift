// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The adjustment of a view's tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The tint is shown as it is.
    case normal
    /// The tint is shown without color.
    case dimmed
  }
}

extension UIView {
  /// The tint without its adjustment.
  var fullTint: UIColor { ownTint ?? superview?.fullTint ?? .tintColor }

  /// Tells the view, and the subviews that inherit the changed property, of a change of the tint.
  func tintChanged(_ inherits: (UIView) -> Bool) {
    tintColorDidChange()
    layer.setNeedsFrame()
    for view in subviews where inherits(view) { view.tintChanged(inherits) }
  }
}

extension UIColor {
  /// The gray of the same lightness.
  @MainActor
  var dimmedTint: UIColor {
    let c = Color(uiColor: self).resolve(UIKitService.environment)
    let gray = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    return UIColor(white: CGFloat(gray), alpha: CGFloat(c.opacity))
  }
}
