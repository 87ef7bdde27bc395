// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The style of navigation views.
///
/// - Note: Differs from SwiftUI: `stack` is the only style.
public protocol NavigationViewStyle {}

/// The style of a single stack of pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A single stack of pages.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views. It has no effect: all navigation views are stacks.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
