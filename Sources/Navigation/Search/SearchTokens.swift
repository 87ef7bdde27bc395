// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The tokens before the text of a search bar.
struct SearchTokens {
  let views: [AnyView]
  /// The rows that add tokens; nil for none.
  let suggestions: AnyView?
  /// Adds a token, if it is of their type.
  let add: (Any) -> Void
  /// Removes the last token; returns false without one.
  let removeLast: () -> Bool
  let removeAll: () -> Void

  @MainActor
  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ suggested: [C.Element]?, _ view: (Int) -> T,
    _ suggestion: (C.Element) -> T?
  ) where C.Element: Identifiable {
    views = (0..<tokens.wrappedValue.count).map { AnyView(view($0)) }
    let rows = suggested?.compactMap { element in
      suggestion(element).map { AnyView($0.searchCompletion(element)) }
    }
    suggestions = rows.flatMap { rows in
      rows.isEmpty ? nil : AnyView(ForEach(rows.indices, id: \.self) { rows[$0] })
    }
    add = { token in
      guard let token = token as? C.Element,
        !tokens.wrappedValue.contains(where: { $0.id == token.id })
      else { return }
      tokens.wrappedValue.append(token)
    }
    removeLast = {
      guard !tokens.wrappedValue.isEmpty else { return false }
      let last = tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex)
      tokens.wrappedValue.remove(at: last)
      return true
    }
    removeAll = {
      if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() }
    }
  }
}

/// A token in a search bar.
struct SearchTokenView: View {
  let content: AnyView

  var body: some View {
    content.font(.subheadline).lineLimit(1).fixedSize()
      .padding(.horizontal, 8).padding(.vertical, 3)
      .background(Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 6))
  }
}

extension View {
  /// Adds a search bar with tokens before its text. The key Backspace deletes the last one where there is no text.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, placement, prompt, token)
  }

  /// Adds a search bar with a localized prompt and tokens.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, placement, Text(prompt), token)
  }

  /// Adds a search bar with tokens, and rows of further ones during a search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, placement, prompt, token)
  }

  /// Adds a search bar with a localized prompt and tokens, and rows of further ones during a search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, placement, Text(prompt), token)
  }

  /// Adds a search bar with tokens whose views change them.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let tokens = SearchTokens(
      editableTokens, nil,
      { offset in
        token(
          Binding {
            let all = editableTokens.wrappedValue
            return all[all.index(all.startIndex, offsetBy: offset)]
          } set: { value in
            let all = editableTokens.wrappedValue
            editableTokens.wrappedValue[all.index(all.startIndex, offsetBy: offset)] = value
          })
      }, { _ in nil })
    return modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt, placement: placement, tokens: tokens))
  }

  private func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>?,
    _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let all = Array(tokens.wrappedValue)
    let tokens = SearchTokens(
      tokens, suggested.map { Array($0.wrappedValue) }, { token(all[$0]) }, { token($0) })
    return modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt, placement: placement, tokens: tokens))
  }

  /// Makes the view a suggestion: pressing it adds a token to the search bar.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(_SearchTokenModifier(token: token))
  }
}

/// Adds a token to the search bar when the view is pressed.
struct _SearchTokenModifier<Token>: ViewModifier {
  let token: Token
  @Environment(\.searchCompletion) private var action

  func body(content: Content) -> some View {
    Button {
      action?.add(token)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
