// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum SearchedTextKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  /// The text of the search bar of the views inside `searchable`.
  package var searchedText: String {
    get { self[SearchedTextKey.self] }
    set { self[SearchedTextKey.self] = newValue }
  }
}
