// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// Shows the next column of a split view whose columns are the pages of a stack.
package struct ShowNextColumn {
  /// The closure that is passed to it is called when the user navigates back.
  package let show: @MainActor (@escaping () -> Void) -> Void

  package init(_ show: @escaping @MainActor (@escaping () -> Void) -> Void) {
    self.show = show
  }
}

private enum ShowNextColumnKey: EnvironmentKey {
  static var defaultValue: ShowNextColumn? { nil }
}

extension EnvironmentValues {
  /// Shows the next column; nil if the columns are side by side, in the last column, or outside of a
  /// split view.
  package var showNextColumn: ShowNextColumn? {
    get { self[ShowNextColumnKey.self] }
    set { self[ShowNextColumnKey.self] = newValue }
  }
}
