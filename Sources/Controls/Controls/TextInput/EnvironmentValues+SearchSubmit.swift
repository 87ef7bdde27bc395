// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum SearchSubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// The actions of `onSubmit(of: .search)`.
  package var searchSubmitAction: (() -> Void)? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }
}
