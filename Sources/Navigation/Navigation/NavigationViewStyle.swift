// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The style of navigation views.
///
/// - Note: Differs from SwiftUI: all are a single stack, as on a phone.
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

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of columns, which are a single stack of pages on a phone.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of two columns, which are a single stack of pages on a phone.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, which are a single stack of pages on a phone.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views. It has no effect: all navigation views are stacks.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
