// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Binds the focus of the search bar of the `searchable` inside to a state.
  ///
  /// Setting it to true begins a search; setting it to false leaves the search active, without the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Binds the focus of the search bar of the `searchable` inside to a value of a state.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}

/// Binds the focus of the field of a search bar.
struct SearchFocus {
  let bind: @MainActor (AnyView) -> AnyView
}

/// Binds the focus of a view if there is a binding.
struct SearchFocusModifier: ViewModifier {
  let focus: SearchFocus?

  func body(content: Content) -> some View {
    if let focus { focus.bind(AnyView(content)) } else { content }
  }
}

/// The condition under which the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let needsText: Bool

  /// During the search, as on a phone.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// The scopes appear as soon as the search bar has a text.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// During the search.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

private enum SearchScopeActivationKey: EnvironmentKey {
  static let defaultValue = SearchScopeActivation.automatic
}

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  var searchScopeActivation: SearchScopeActivation {
    get { self[SearchScopeActivationKey.self] }
    set { self[SearchScopeActivationKey.self] = newValue }
  }
}
