// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Offers a search in the navigation bar of the enclosing page, or of the stack inside.
struct _SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  var tokens: SearchTokens?
  @State private var session = SearchSession()
  @Environment(\.navigationPage) private var page
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchScopeActivation) private var scopeActivation
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchSubmitAction) private var submit
  @Environment(\.hasBottomSearch) private var hasBottomSearch

  func body(content: Content) -> some View {
    let isActive = session.isActive
    let settings = settings
    let request = SearchRequest(session: session, settings: settings)
    content
      .environment(\.isSearching, isActive)
      .environment(\.isBelowSearchBar, !settings.isAtBottom)
      .environment(\.dismissSearch, DismissSearchAction(session))
      .environment(\.searchedText, text.wrappedValue)
      .environment(\.searchScopes, nil)
      .environment(\.searchFocus, nil)
      .environment(\.searchSuggestions, nil)
      .environment(\.searchSubmitAction, nil)
      // A page shows the search in its own bar; otherwise the stack inside does in that of its root.
      .configuringNavigationBar { if page != nil { $0.search = request } }
      .environment(\.outerSearch, page == nil ? request : nil)
      .modifier(_UpdateActionModifier { [session] in session.settings = settings })
  }

  private var settings: SearchSettings {
    SearchSettings(
      text: text, isPresented: isPresented, prompt: prompt, staysVisible: placement.staysVisible,
      isAtBottom: hasBottomSearch && placement.isAutomatic,
      scopes: scopes, scopeActivation: scopeActivation, focus: focus,
      suggestions: suggestions ?? tokens?.suggestions, submit: submit, tokens: tokens)
  }
}

/// A search that a page shows.
struct SearchRequest {
  let session: SearchSession
  let settings: SearchSettings
}
