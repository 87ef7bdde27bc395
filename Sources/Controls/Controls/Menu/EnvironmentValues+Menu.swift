// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

private enum MenuKey: EnvironmentKey {
  static var defaultValue: MenuSession? { nil }
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

  /// Whether the menu has checkable rows, so that all rows reserve space for a checkmark.
  var menuHasCheckmarks: Bool {
    get { self[MenuHasCheckmarksKey.self] }
    set { self[MenuHasCheckmarksKey.self] = newValue }
  }
}

struct MenuCheckmarksKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
