// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum IsBelowSearchBarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsBelowLargeTitleKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsInTabKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a tab, whose bar has the bottom of the window.
  package var isInTab: Bool {
    get { self[IsInTabKey.self] }
    set { self[IsInTabKey.self] = newValue }
  }

  /// Whether search bars without another placement are at the bottom: on phones in iOS 26, outside of tabs.
  package var hasBottomSearch: Bool {
    systemVersion == .iOS26 && horizontalSizeClass == .compact && !isInTab
  }

  /// Whether the view is in a page with a search bar, below which lists have no margin.
  package var isBelowSearchBar: Bool {
    get { self[IsBelowSearchBarKey.self] }
    set { self[IsBelowSearchBarKey.self] = newValue }
  }

  /// Whether the view is in a page with a large title of iOS 26, below which lists have no margin.
  var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }
}
