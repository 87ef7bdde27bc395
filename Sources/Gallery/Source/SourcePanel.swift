// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The source of the item on the stage, below its name and the commands for it.
struct SourcePanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      SourceBar(model: model)
      if model.search.isShown { SearchBar(model: model) }
      palette.line.frame(height: 1)
      GeometryReader { area in
        ScrollViewReader { reader in
          ScrollView([.horizontal, .vertical]) {
            SourceText(model: model, width: area.size.width - 24)
              .padding(12)
              .frame(minHeight: area.size.height, alignment: .top)
              .onAppear { scroll(reader) }
              .onChange(of: model.focusedLine) { scroll(reader) }
          }
        }
      }
    }
  }

  private func scroll(_ reader: ScrollViewProxy) {
    guard let line = model.focusedLine else { return }
    reader.scrollTo(line - 1, anchor: .leading)
  }
}

private struct SourceBar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: name)
        .font(.system(size: 12, weight: .semibold))
        .lineLimit(1)
        .truncationMode(.middle)
      Spacer(minLength: 4)
      button("magnifyingglass", "Search (Ctrl+F)", isOn: model.search.isShown) {
        model.toggleSearch()
      }
      button("doc.on.doc", "Copy the source") { model.copyText(model.item.sourceText ?? "") }
      if let open = model.files?.openInEditor, let path = model.item.sourcePath {
        button("square.and.pencil", "Open in the editor") { open(path, model.focusedLine ?? 1) }
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 36)
  }

  private var name: String {
    model.item.sourcePath?.split(separator: "/").last.map(String.init) ?? "Source"
  }

  private func button(
    _ symbol: String, _ title: String, isOn: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    SymbolButton(symbol: symbol, fontSize: 13, side: 28, isOn: isOn, action: action)
      .accessibilityLabel(Text(verbatim: title))
      .help(title)
  }
}

private struct SearchBar: View {
  @Bindable var search: SourceSearch
  let model: GalleryModel
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  init(model: GalleryModel) {
    self.model = model
    search = model.search
  }

  var body: some View {
    HStack(spacing: 8) {
      TextField("Search", text: $search.query)
        .font(.system(size: 12))
        .focused($isFocused)
        .onSubmit { model.showNextMatch() }
        .onKeyPress(keys: [.escape]) { _ in
          model.toggleSearch()
          return .handled
        }
      Text(verbatim: count)
        .font(.system(size: 11).monospacedDigit())
        .foregroundStyle(palette.secondaryText)
      SymbolButton(symbol: "chevron.up", fontSize: 11, side: 24, isOn: false) {
        model.showNextMatch(back: true)
      }
      .accessibilityLabel(Text(verbatim: "Previous match"))
      SymbolButton(symbol: "chevron.down", fontSize: 11, side: 24, isOn: false) {
        model.showNextMatch()
      }
      .accessibilityLabel(Text(verbatim: "Next match"))
    }
    .padding(.horizontal, 12)
    .frame(height: 34)
    .onAppear { isFocused = true }
    .onChange(of: model.editor.typed) { if model.editor.typed != nil { isFocused = false } }
    .onChange(of: search.query) { model.showNextMatch(fromStart: true) }
  }

  private var count: String {
    let count = search.lines(in: model.shownSource ?? "").count
    return search.query.isEmpty ? "" : count == 1 ? "1 line" : "\(count) lines"
  }
}
