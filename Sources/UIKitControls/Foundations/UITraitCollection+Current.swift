// Part of Snapback, under the MIT licence; see LICENSE.

public import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

extension UITraitCollection {
  /// The properties of the window of the view that is evaluated, drawn or handles an event; light ones
  /// elsewhere.
  ///
  /// - Note: Differs from UIKit: it cannot be set.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    let values = UIKitService.environment
    return UITraitCollection(values.colorScheme == .dark ? .dark : .light, values)
  }
}

extension UIScreen {
  /// The properties of the window, as `UITraitCollection.current`.
  @preconcurrency @MainActor
  public var traitCollection: UITraitCollection { .current }
}
