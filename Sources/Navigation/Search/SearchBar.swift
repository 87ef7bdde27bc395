// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The search bar of a page: a rounded field with a magnifying glass and, during a search, Cancel and
/// the scopes. At the bottom of a page the field is on glass, and a circle with a cross ends the search.
struct SearchBar: View {
  let session: SearchSession
  let settings: SearchSettings
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.systemVersion) private var version

  /// The space at the sides of a field at the bottom, and between it and the lower edge of a screen, in points.
  private static let bottomMargin: CGFloat = 28

  /// Returns the space between a field at the bottom and a safe area of a height, in points. Negative over a home
  /// indicator.
  static func bottomMargin(above inset: CGFloat) -> CGFloat {
    inset <= 36 ? bottomMargin - inset : 8
  }

  /// The height of a field at the bottom at a text size, in points.
  private static func glassHeight(_ size: DynamicTypeSize) -> CGFloat {
    NavigationBarMetrics.searchFieldHeight(size) + 12
  }

  /// The height without scopes at a text size, in points, with the margin below: 51 at the standard size.
  static func height(_ size: DynamicTypeSize) -> CGFloat {
    NavigationBarMetrics.searchFieldHeight(size) + 15
  }

  var body: some View {
    let isActive = session.isActive
    Group {
      if isAtBottom {
        VStack(spacing: 8) {
          scopes
          HStack(spacing: 8) {
            glassField
            if isActive { closeButton.transition(.scale(scale: 0.5).combined(with: .opacity)) }
          }
        }
        .padding(.horizontal, Self.bottomMargin)
        .padding(.top, 8)
      } else {
        VStack(spacing: 12) {
          HStack(spacing: 12) {
            field
            if isActive {
              Button("Cancel") { end() }
                .transition(.move(edge: .trailing).combined(with: .opacity))
            }
          }
          scopes
        }
        .modifier(_BarMarginModifier())
        .padding(.top, 1)
        .padding(.bottom, 14)
      }
    }
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

  private var isAtBottom: Bool { settings.isAtBottom }

  private func end() {
    isFocused = false
    withAnimation(.easeInOut(duration: 0.25)) { session.dismiss() }
  }

  @ViewBuilder private var scopes: some View {
    if showsScopes, let scopes = settings.scopes { scopes.pickerStyle(.segmented) }
  }

  private var glassField: some View {
    content
      .padding(.leading, 18)
      .padding(.trailing, 14)
      .modifier(BarGlass(height: Self.glassHeight(typeSize)))
  }

  private var closeButton: some View {
    Button {
      end()
    } label: {
      Image(systemName: "xmark").font(.system(size: 17, weight: .medium))
        .frame(width: Self.glassHeight(typeSize))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Close")
    .modifier(BarGlass(height: Self.glassHeight(typeSize)))
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
    content
      .padding(.leading, version == .iOS26 ? 10 : 6)
      .padding(.trailing, 8)
      .frame(height: height)
      .background(
        RoundedRectangle(cornerRadius: version == .iOS26 ? height / 2 : 10)
          .fill(Color(white: 118.0 / 255).opacity(scheme == .dark ? 0.24 : 0.12)))
  }

  private var content: some View {
    HStack(spacing: isAtBottom ? 9 : 4) {
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
