// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is inside a list, as a row or part of one. Setting it also sets `rowEditing`.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set {
      self[IsInListKey.self] = newValue
      rowEditing = newValue ? ListRowEditing() : nil
    }
  }
}

extension View {
  /// Gives the views inside the appearance that they have outside of lists.
  package func outsideOfList() -> some View { environment(\.isInList, false) }
}
