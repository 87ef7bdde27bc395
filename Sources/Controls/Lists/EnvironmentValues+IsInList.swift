// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The number of scroll views around the row; nil outside of lists.
private enum IsInListKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// Whether the view is inside a list, as a row or part of one. Views in a scroll view inside of a row have the appearance
  /// that they have outside of lists. Setting it also sets `rowEditing`.
  package var isInList: Bool {
    get { self[IsInListKey.self] == scrollViewDepth }
    set {
      self[IsInListKey.self] = newValue ? scrollViewDepth : nil
      rowEditing = newValue ? ListRowEditing() : nil
    }
  }
}

extension View {
  /// Gives the views inside the appearance that they have outside of lists.
  package func outsideOfList() -> some View { environment(\.isInList, false) }
}
