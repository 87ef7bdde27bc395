// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Shows a bar below the view for finding text in a text editor inside, which highlights it: the one that has the
  /// keyboard focus or had it last, otherwise the first. Return and the arrows of the bar go from one match to another,
  /// which is selected and scrolled to.
  ///
  /// - Note: Differs from SwiftUI: nothing is replaced, and case and accents never matter.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigator(isPresented: isPresented))
  }

  /// Sets whether the text editors inside cannot be searched: `findNavigator` around them shows no bar.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: FindDisabledKey.self, value: isDisabled)
  }
}

/// Whether text editors inside cannot be searched.
private struct FindDisabledKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

private struct FindNavigator: ViewModifier {
  @Binding var isPresented: Bool
  @State private var query = ""
  @State private var index = 0
  /// Counts the times that a match was looked for.
  @State private var step = 0
  @State private var editors: [SearchableEditor] = []
  /// The editor that is searched; nil for none.
  @State private var editor: ObjectIdentifier?
  @State private var isDisabled = false

  init(isPresented: Binding<Bool>) { _isPresented = isPresented }

  func body(content: Content) -> some View {
    let isShown = isPresented && !isDisabled
    content
      .onPreferenceChange(FindDisabledKey.self) { isDisabled = $0 }
      .onPreferenceChange(SearchableEditorsKey.self) { setEditors($0) }
      .environment(\.textSearch, isShown ? search : nil)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isShown {
          FindBar(query: typedQuery, index: index, count: count, move: move) {
            isPresented = false
          }
        }
      }
  }

  private var search: TextSearch {
    TextSearch(query: query, index: index, step: step, editor: editor)
  }

  /// The number of matches in the editor that is searched.
  private var count: Int { editors.first { $0.id == editor }?.matchCount ?? 0 }

  private var typedQuery: Binding<String> {
    Binding {
      query
    } set: { typed in
      guard typed != query else { return }
      (query, index) = (typed, 0)
      step += 1
    }
  }

  private func setEditors(_ editors: [SearchableEditor]) {
    let last = editors.first { $0.id == editor }
    let searched = editors.first(where: \.isFocused) ?? last ?? editors.first
    self.editors = editors
    if index != 0, searched?.id != editor || index >= searched?.matchCount ?? 0 { index = 0 }
    if searched?.id != editor { editor = searched?.id }
  }

  /// Goes to the next match, or back with a step of -1; from the last one to the first.
  private func move(_ step: Int) {
    guard count > 0 else { return }
    index = (index + step + count) % count
    self.step += 1
  }
}

/// The bar with the field, the number of matches, and buttons for the previous and the next one.
private struct FindBar: View {
  @Binding var query: String
  let index: Int
  let count: Int
  let move: (Int) -> Void
  let close: () -> Void
  @FocusState private var isFocused: Bool

  init(
    query: Binding<String>, index: Int, count: Int, move: @escaping (Int) -> Void,
    close: @escaping () -> Void
  ) {
    _query = query
    (self.index, self.count, self.move, self.close) = (index, count, move, close)
  }

  var body: some View {
    HStack(spacing: 16) {
      field
      Button("Previous match", systemImage: "chevron.up") { move(-1) }.disabled(count == 0)
      Button("Next match", systemImage: "chevron.down") { move(1) }.disabled(count == 0)
      Button("Done") { close() }.keyboardShortcut(.cancelAction)
    }
    .labelStyle(.iconOnly)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom) }
    .overlay(alignment: .top) { Divider() }
    .onAppear { isFocused = true }
  }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Find", text: $query)
        .focused($isFocused)
        .onSubmit {
          move(1)
          isFocused = true
        }
      if !query.isEmpty {
        Text(count == 0 ? "Not found" : "\(index + 1) of \(count)")
          .font(.footnote).foregroundStyle(.secondary).fixedSize()
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 10))
  }
}
