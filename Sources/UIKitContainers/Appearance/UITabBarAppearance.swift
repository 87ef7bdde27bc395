// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Navigation
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The background of a tab bar, and the colors of its tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of the tabs, with the title below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the icon. It has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in landscape orientation. It has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// Creates the usual look.
  public required init() { super.init() }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.assign(other.stackedLayoutAppearance)
    inlineLayoutAppearance.assign(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.assign(other.compactInlineLayoutAppearance)
  }
}

/// The colors and titles of the tabs of a tab bar, selected or not.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The look in one state.
  @preconcurrency @MainActor
  public final class State {
    /// The color of the icon; nil for the usual one.
    public var iconColor: UIColor?
    /// The attributes of the title, of which the color is used if the icon has none.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of badges; nil for red. It has no effect on instances of `UITabBar`.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of badges' texts. They have no effect.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    var uiColor: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
    var color: Color? { uiColor.map { Color(uiColor: $0) } }
  }

  /// The look of tabs that are not selected.
  public let normal = State()
  /// The look of the selected tab.
  public let selected = State()

  /// Creates the usual look.
  public init() {}

  func assign(_ other: UITabBarItemAppearance) {
    for (own, other) in [(normal, other.normal), (selected, other.selected)] {
      own.iconColor = other.iconColor
      own.titleTextAttributes = other.titleTextAttributes
      own.badgeBackgroundColor = other.badgeBackgroundColor
    }
  }
}

extension UITabBar {
  /// The defaults of the tab bars of SwiftUI.
  ///
  /// - Note: Differs from UIKit: they have no effect on instances of `UITabBar`, and the type of the
  ///   result is not `UITabBar`.
  public static func appearance() -> _TabBarDefaults { _TabBarDefaults.shared }
}

/// The defaults of all tab bars. Set them before a bar is shown.
@preconcurrency @MainActor
public final class _TabBarDefaults {
  static let shared = _TabBarDefaults()

  /// The look while views are behind the bar.
  public var standardAppearance = UITabBarAppearance() { didSet { apply() } }
  /// The look while no views are behind the bar; nil for that with views.
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { apply() } }
  /// Whether tab bars are hidden.
  public var isHidden = false { didSet { apply() } }
  /// The color of the bar; nil for the usual one.
  public var backgroundColor: UIColor? { didSet { apply() } }
  /// The color of the bar; nil for the usual one.
  public var barTintColor: UIColor? { didSet { apply() } }
  /// The color of the selected tab; nil for the tint.
  public var tintColor: UIColor? { didSet { apply() } }
  /// The color of tabs that are not selected; nil for gray.
  public var unselectedItemTintColor: UIColor? { didSet { apply() } }
  /// The background image. A bar with one has no other background; the image is not shown.
  public var backgroundImage: UIImage? { didSet { apply() } }
  /// The line at the edge of the bar. An image removes the line; it is not shown.
  public var shadowImage: UIImage? { didSet { apply() } }
  /// Whether contents are visible through the bar. It has no effect.
  public var isTranslucent = true
  /// Whether the bar is clipped to its bounds, so that it has no line at its edge.
  public var clipsToBounds = false { didSet { apply() } }
  /// A layer whose properties have no effect on bars, as in UIKit.
  public let layer = CALayer()

  private init() {}

  func apply() {
    let look = scrollEdgeAppearance ?? standardAppearance
    func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
    let own = color(backgroundColor ?? barTintColor).map { BarDefaults.Background.color($0) }
    BarDefaults.current.tab.isHidden = isHidden
    BarDefaults.current.tab.background =
      look.background ?? own ?? (backgroundImage == nil ? nil : .clear)
    BarDefaults.current.tab.hasShadow =
      look.shadowColor != nil && look.shadowColor != .clear && shadowImage == nil && !clipsToBounds
    let items = _BarItemDefaults.tabs
    BarDefaults.current.tab.selected =
      look.stackedLayoutAppearance.selected.color ?? items.color(.selected) ?? color(tintColor)
    BarDefaults.current.tab.badge = color(
      look.stackedLayoutAppearance.normal.badgeBackgroundColor)
    BarDefaults.current.tab.selectedBadge = color(
      look.stackedLayoutAppearance.selected.badgeBackgroundColor)
    BarDefaults.current.tab.unselected =
      look.stackedLayoutAppearance.normal.color ?? items.color(.normal)
      ?? color(unselectedItemTintColor)
  }
}
