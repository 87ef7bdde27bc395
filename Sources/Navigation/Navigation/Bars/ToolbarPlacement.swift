// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A bar that toolbar modifiers apply to.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below a page. No modifier changes it.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of the enclosing tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
