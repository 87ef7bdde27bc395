// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum IsBelowSearchBarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsBelowLargeTitleKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
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
