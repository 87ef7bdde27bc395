// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Sets the width of the column of a split view that the view is in, in points: at most half of the
  /// window.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Sets the width of the column of a split view that the view is in, in points: at most half of the
  /// window. The column has its ideal width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }

  /// Removes an item that the system adds to a bar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference(key: HidesSidebarToggleKey.self, value: defaultItemKind == .sidebarToggle)
      .configuringNavigationBar { if defaultItemKind == .title { $0.removesTitle = true } }
  }

  /// Sets the layout of the split views inside.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}

/// An item that the system adds to a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let id: Int

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(id: 0)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(id: 1)
}

/// The layout of split views. All have their columns side by side.
public protocol NavigationSplitViewStyle {}

/// The default layout of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, which has no options.
  public init() {}
}

/// A layout in which the last column becomes narrower for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, which has no options.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column becomes narrower for the others.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
