// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum MenuKey: EnvironmentKey {
  static var defaultValue: MenuSession? { nil }
}

private enum MenuLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum MenuHasCheckmarksKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The menu that contains the view; nil outside of menus.
  package var menu: MenuSession? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  /// The number of menus around the menu that contains the view.
  var menuLevel: Int {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }

  /// Whether the menu has checkable rows, so that all rows reserve space for a checkmark.
  var menuHasCheckmarks: Bool {
    get { self[MenuHasCheckmarksKey.self] }
    set { self[MenuHasCheckmarksKey.self] = newValue }
  }
}

private enum MenuMetricsKey: EnvironmentKey {
  static let defaultValue = MenuMetrics.touch
}

extension EnvironmentValues {
  /// The sizes of menus that are opened inside. The default is `touch`.
  package var menuMetrics: MenuMetrics {
    get { self[MenuMetricsKey.self] }
    set { self[MenuMetricsKey.self] = newValue }
  }
}

struct MenuCheckmarksKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
