// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum MenuRowIsCellKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the rows of a menu are side by side, as cells of one row.
  package var menuRowIsCell: Bool {
    get { self[MenuRowIsCellKey.self] }
    set { self[MenuRowIsCellKey.self] = newValue }
  }
}
