// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The source of the item on the stage, below its name and the commands for it.
struct SourcePanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      SourceBar(model: model)
      if model.source.search.isShown { SourceSearchBar(source: model.source) }
      palette.line.frame(height: 1)
      GeometryReader { area in
        ScrollViewReader { reader in
          ScrollView([.horizontal, .vertical]) {
            SourceTextView(source: model.source, files: model.files, width: area.size.width)
              .padding(.vertical, 12)
              .frame(minHeight: area.size.height, alignment: .top)
              .onAppear { scroll(reader) }
              .onChange(of: model.source.focusedLine) { scroll(reader) }
          }
        }
      }
    }
  }

  private func scroll(_ reader: ScrollViewProxy) {
    guard let line = model.source.focusedLine else { return }
    reader.scrollTo(line - 1, anchor: .leading)
  }
}

private struct SourceBar: View {
  let model: GalleryModel
  /// Whether the source has just been copied, and how often it was.
  @State private var isCopied = false
  @State private var copies = 0
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 4) {
      if model.source.paths.count > 1 { fileMenu } else { title }
      Spacer(minLength: 4)
      button("magnifyingglass", "Search (Ctrl+F)", isOn: model.source.search.isShown) {
        model.source.toggleSearch()
      }
      button(isCopied ? "checkmark" : "doc.on.doc", "Copy the source") {
        model.copyText(model.source.text ?? "")
        copies += 1
        isCopied = true
      }
      .task(id: copies) {
        guard isCopied, (try? await Task.sleep(for: .seconds(1.5))) != nil else { return }
        isCopied = false
      }
      if let open = model.files?.openInEditor, let path = model.source.path {
        button("square.and.pencil", "Open in the editor") {
          open(path, model.source.focusedLine ?? 1)
        }
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 36)
  }

  private var title: some View {
    Text(verbatim: model.source.path?.fileName ?? String(shell: "Source"))
      .font(.system(size: 12, weight: .semibold))
      .lineLimit(1)
      .truncationMode(.middle)
  }

  /// The files that are compiled together.
  private var fileMenu: some View {
    Menu {
      ForEach(model.source.paths, id: \.self) { path in
        Button {
          model.source.showFile(path)
        } label: {
          if path == model.source.path {
            Label(path.fileName, systemImage: "checkmark")
          } else {
            Text(verbatim: path.fileName)
          }
        }
      }
    } label: {
      HStack(spacing: 6) {
        title
        Image(systemName: "chevron.down").font(.system(size: 10))
      }
      .foregroundStyle(palette.text)
      .frame(height: 28)
    }
    .accessibilityLabel(Text(localized: "File"))
  }

  private func button(
    _ symbol: String, _ title: String, isOn: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    SymbolButton(symbol: symbol, fontSize: 13, side: 28, isOn: isOn, action: action)
      .accessibilityLabel(Text(localized: title))
      .help(Text(localized: title))
  }
}

private struct SourceSearchBar: View {
  let source: SourceModel
  @Bindable var search: SourceSearch
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  init(source: SourceModel) {
    self.source = source
    search = source.search
  }

  var body: some View {
    HStack(spacing: 8) {
      TextField(text: $search.query, prompt: Text(prompt: "Search", palette)) {
        Text(localized: "Search")
      }
      .font(.system(size: 12))
      .focused($isFocused)
      .onSubmit {
        source.showNextMatch()
        // The next Return goes to the one after it.
        isFocused = true
      }
      .onKeyPress(keys: [.escape]) { _ in
        source.toggleSearch()
        return .handled
      }
      Text(verbatim: count)
        .font(.system(size: 11).monospacedDigit())
        .foregroundStyle(palette.secondaryText)
      SymbolButton(symbol: "chevron.up", fontSize: 11, side: 24, isOn: false) {
        source.showNextMatch(back: true)
      }
      .accessibilityLabel(Text(localized: "Previous match"))
      SymbolButton(symbol: "chevron.down", fontSize: 11, side: 24, isOn: false) {
        source.showNextMatch()
      }
      .accessibilityLabel(Text(localized: "Next match"))
    }
    .padding(.horizontal, 12)
    .frame(height: 34)
    .onAppear { isFocused = true }
    .onChange(of: source.editor.typed) { if source.editor.typed != nil { isFocused = false } }
    .onChange(of: search.query) { source.showNextMatch(fromStart: true) }
  }

  /// `2 / 7`: the number of the occurrence that was gone to last, and that of all.
  private var count: String {
    guard !search.query.isEmpty else { return "" }
    let matches = search.matches(in: source.shownText ?? "")
    guard let current = search.current.flatMap(matches.firstIndex) else {
      return "\(matches.count)"
    }
    return "\(current + 1) / \(matches.count)"
  }
}
