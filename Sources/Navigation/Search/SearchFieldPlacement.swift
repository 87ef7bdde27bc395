// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore

/// The position of a search bar.
///
/// - Note: Differs from SwiftUI: the bar is below the title of the navigation bar, except on phones in iOS 26.
public struct SearchFieldPlacement: Sendable {
  /// Whether and how the bar moves with the scrolled views.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let staysVisible: Bool

    /// The bar moves up with the views.
    public static let automatic = NavigationBarDrawerDisplayMode(staysVisible: false)
    /// The bar stays visible.
    public static let always = NavigationBarDrawerDisplayMode(staysVisible: true)
  }

  let staysVisible: Bool
  /// Whether the system chooses the position.
  var isAutomatic = false

  /// At the bottom on phones in iOS 26, outside of tabs; elsewhere below the title of the navigation bar, where the bar
  /// moves up with the views.
  public static let automatic = SearchFieldPlacement(staysVisible: false, isAutomatic: true)
  /// As `automatic`.
  public static let toolbar = SearchFieldPlacement(staysVisible: false, isAutomatic: true)
  /// Below the title of the navigation bar; the bar moves up with the views.
  public static let sidebar = SearchFieldPlacement(staysVisible: false)
  /// Below the title of the navigation bar; the bar moves up with the views.
  public static let navigationBarDrawer = SearchFieldPlacement(staysVisible: false)

  /// Below the title of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(staysVisible: displayMode.staysVisible)
  }
}
