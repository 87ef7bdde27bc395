// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Ends a search: clears its text, and resigns the focus. It is called like a function.
@preconcurrency @MainActor
public struct DismissSearchAction {
  private let session: SearchSession?

  nonisolated init(_ session: SearchSession? = nil) {
    self.session = session
  }

  /// Ends the search of the enclosing `searchable`; does nothing outside of one.
  public func callAsFunction() { session?.dismiss() }
}

/// Sets the text of a search bar to a suggestion.
struct SearchCompletionAction {
  let action: @MainActor (String) -> Void
  /// Adds a token.
  var add: @MainActor (Any) -> Void = { _ in }
}

/// Sets the text of the search bar when the view is pressed.
struct _SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var action

  func body(content: Content) -> some View {
    Button {
      action?.action(completion)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletionAction? { nil }
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchRequest? { nil }
}

extension EnvironmentValues {
  /// Whether the user is searching with the search bar of the enclosing `searchable`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the enclosing `searchable`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchCompletion: SearchCompletionAction? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// A search offered around a navigation stack, for the bar of its root page.
  var outerSearch: SearchRequest? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}
