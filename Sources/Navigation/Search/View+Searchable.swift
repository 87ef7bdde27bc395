// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Adds a search bar below the title of the enclosing page, or of the navigation stack inside. The
  /// text is that of the bar; Cancel clears it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, nil, placement, prompt)
  }

  /// Adds a search bar with a localized prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Adds a search bar with a prompt that is not localized.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Adds a search bar. The search is active while `isPresented` is true; it is set when the bar gets
  /// the focus, and by Cancel.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented, placement, prompt)
  }

  /// Adds a search bar with a localized prompt. The search is active while `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search bar with a prompt that is not localized. The search is active while `isPresented`
  /// is true.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search bar with suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, prompt).searchSuggestions(suggestions)
  }

  /// Adds a search bar with a localized prompt and suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }

  /// Adds a search bar with a prompt that is not localized, and suggestions.
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }

  private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement))
  }

  /// Shows rows over the views during a search of the `searchable` inside. Rows with
  /// `searchCompletion` set the text when they are pressed.
  ///
  /// There are no suggestions while the content is empty.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    let isEmpty = ViewListEntry.list(suggestions).isEmpty
    return environment(\.searchSuggestions, isEmpty ? nil : AnyView(suggestions))
  }

  /// Makes the view a suggestion: pressing it sets the text of the search bar.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }

  /// Shows a segmented control below the search bar during a search of the `searchable` inside. Views
  /// of `scopes` have tags with their values.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows a segmented control below the search bar, when `activation` says, for the `searchable` inside.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
    return environment(\.searchScopes, AnyView(picker))
      .environment(\.searchScopeActivation, activation)
  }
}
