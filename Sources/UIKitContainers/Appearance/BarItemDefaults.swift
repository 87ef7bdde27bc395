// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UITabBarItem {
  /// The defaults of all items of tab bars, of UIKit and of SwiftUI.
  ///
  /// - Note: Differs from UIKit: the type of the result is not `UITabBarItem`.
  public static func appearance() -> _BarItemDefaults { _BarItemDefaults.tabs }
}

extension UIBarButtonItem {
  /// The defaults of all buttons of UIKit's navigation bars and toolbars.
  ///
  /// - Note: Differs from UIKit: the type of the result is not `UIBarButtonItem`.
  public static func appearance() -> _BarItemDefaults { _BarItemDefaults.buttons }
}

/// The defaults of all items of bars. Set them before a bar is shown.
@preconcurrency @MainActor
public final class _BarItemDefaults {
  static let tabs = _BarItemDefaults()
  static let buttons = _BarItemDefaults()

  /// The color of the buttons; nil for that of the bar. It has no effect on tabs.
  public var tintColor: UIColor?
  /// The badge's color; nil for red. It has no effect on SwiftUI's tabs.
  public var badgeColor: UIColor?
  private(set) var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  private init() {}

  /// Sets the color and the font of the texts in a state; nil for the usual ones. SwiftUI's tabs take
  /// the color for the states `normal` and `selected`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    if self === Self.tabs { _TabBarDefaults.shared.apply() }
  }

  /// The color in a state; nil for the usual one.
  func color(_ state: UIControl.State) -> Color? {
    (attributes[state.rawValue]?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }

  /// Returns the attributes that are set for a state; nil for none.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

extension UIButton {
  /// Shows the defaults of an item's color and font.
  func show(_ defaults: _BarItemDefaults) {
    if let tint = defaults.tintColor { tintColor = tint }
    show(defaults.attributes)
  }
}
