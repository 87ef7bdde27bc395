// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The search bar of a page: a rounded field with a magnifying glass and, during a search, Cancel and
/// the scopes.
struct SearchBar: View {
  let session: SearchSession
  let settings: SearchSettings
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.systemVersion) private var version

  /// The height without scopes at a text size, in points, with the margin below: 51 at the standard size.
  static func height(_ size: DynamicTypeSize) -> CGFloat {
    NavigationBarMetrics.searchFieldHeight(size) + 15
  }

  var body: some View {
    let isActive = session.isActive
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        field
        if isActive {
          Button("Cancel") {
            isFocused = false
            withAnimation(.easeInOut(duration: 0.25)) { session.dismiss() }
          }
          .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      if showsScopes, let scopes = settings.scopes { scopes.pickerStyle(.segmented) }
    }
    .modifier(_BarMarginModifier())
    .padding(.top, 1)
    .padding(.bottom, 14)
    .animation(.easeInOut(duration: 0.25), value: isActive)
    .onAppear { if settings.isPresented?.wrappedValue == true { isFocused = true } }
    .onChange(of: settings.isPresented?.wrappedValue) { _, isPresented in
      if isPresented == true { isFocused = true }
      if isPresented == false {
        isFocused = false
        session.setActive(false)
      }
    }
    .onChange(of: isActive) { _, isActive in if !isActive { isFocused = false } }
  }

  private var showsScopes: Bool {
    session.isActive
      && !(settings.scopeActivation.needsText && settings.text.wrappedValue.isEmpty)
  }

  private var textField: TextFieldCore {
    let hasTokens = settings.tokens?.views.isEmpty == false
    let prompt = hasTokens ? Text(verbatim: "") : settings.prompt ?? Text("Search")
    var field = TextFieldCore(
      text: settings.text, prompt: FieldPrompt(text: prompt.foregroundColor(.secondary)),
      editingChanged: { isEditing in
        if isEditing { session.setActive(true) }
      })
    field.deletesBefore = settings.tokens?.removeLast
    return field
  }

  private var height: CGFloat { NavigationBarMetrics.searchFieldHeight(typeSize) }

  private var field: some View {
    HStack(spacing: 4) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).frame(minWidth: 20)
      if let tokens = settings.tokens {
        ForEach(tokens.views.indices, id: \.self) { SearchTokenView(content: tokens.views[$0]) }
      }
      textField
        .focused($isFocused)
        .modifier(SearchFocusModifier(focus: settings.focus))
        .environment(\.submitAction, settings.submit)
      if !settings.text.wrappedValue.isEmpty {
        Button {
          settings.text.wrappedValue = ""
          isFocused = true
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.leading, version == .iOS26 ? 10 : 6)
    .padding(.trailing, 8)
    .frame(height: height)
    .background(
      RoundedRectangle(cornerRadius: version == .iOS26 ? height / 2 : 10)
        .fill(Color(white: 118.0 / 255).opacity(scheme == .dark ? 0.24 : 0.12)))
  }
}

/// The suggestions over the views of a page, during a search.
struct SearchSuggestionList: View {
  let page: NavigationPage
  /// The search around the stack, if the page is its root.
  let outerSearch: SearchRequest?

  var body: some View {
    if let search = page.configuration.search ?? outerSearch, search.session.isActive,
      let suggestions = search.settings.suggestions
    {
      let text = search.settings.text
      List { suggestions }
        .listStyle(.plain)
        .buttonStyle(.plain)
        .environment(
          \.searchCompletion,
          SearchCompletionAction {
            text.wrappedValue = $0
          } add: { token in
            search.settings.tokens?.add(token)
            text.wrappedValue = ""
          })
    }
  }
}
