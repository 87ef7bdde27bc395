// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The list of previews and scenes in their groups, and of recent files. The Up and Down keys select
/// the previous or next item.
struct SceneList: View {
  let model: GalleryModel
  /// Called when the row of an item is pressed.
  var onSelect: () -> Void = {}
  @FocusState private var focus: String?

  var body: some View {
    ScrollViewReader { list in
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          let groups = model.listedGroups
          ForEach(groups.indices, id: \.self) { index in
            ListHeader(title: groups[index].title)
            ForEach(groups[index].items, id: \.id) { item in
              row(item, isPin: index == 1 && groups.count > model.groups.count)
            }
            if index == 0, let files = model.files { RecentFiles(files: files) }
          }
        }
        .padding(4)
      }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        model.showScene(offset: press.key == .upArrow ? -1 : 1)
        focus = model.item.id
        return .handled
      }
      .onChange(of: model.item.id) {
        withAnimation(.smooth(duration: 0.3)) { list.scrollTo(model.item.id) }
      }
      .onChange(of: model.layout.regionRequest) {
        focus = model.layout.region == .list ? model.item.id : nil
      }
      .onAppear { list.scrollTo(model.item.id) }
    }
  }

  /// The row of an item, or of its entry among the pinned ones.
  @ViewBuilder private func row(_ item: any StageItem, isPin: Bool) -> some View {
    let row = SceneRow(
      item: item, isSelected: item.id == model.item.id, isPinned: model.isPinned(item),
      togglePin: togglePin(item)
    ) {
      model.show(item)
      onSelect()
    }
    if isPin { row } else { row.focused($focus, equals: item.id) }
  }
}

extension SceneList {
  /// Pins an item, or unpins it; nil if items cannot be pinned.
  private func togglePin(_ item: any StageItem) -> (@MainActor () -> Void)? {
    guard model.files != nil else { return nil }
    return { model.togglePin(item) }
  }
}

/// The title of a group.
private struct ListHeader: View {
  let title: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(localized: title)
      .font(.system(size: 12, weight: .medium))
      .foregroundStyle(palette.secondaryText)
      .padding(.horizontal, 12)
      .frame(height: 24, alignment: .bottom)
      .padding(.bottom, 4)
  }
}

/// Files that were previewed before. A click opens one in a new window.
private struct RecentFiles: View {
  let files: FileStatus

  var body: some View {
    if !files.recent.isEmpty, let open = files.openFile {
      ListHeader(title: "Recent files")
      ForEach(files.recent, id: \.self) { path in
        Button {
          open(path)
        } label: {
          ListRowLabel(
            symbol: "clock",
            title: Text(verbatim: path.fileName),
            isSelected: false)
        }
        .buttonStyle(FlatButtonStyle())
        .hint(path, key: nil, isAbove: false)
      }
    }
  }
}

private struct ListRowLabel: View {
  let symbol: String
  let title: Text
  let isSelected: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 11) {
      Image(systemName: symbol)
        .accessibilityHidden(true)
        .font(.system(size: 15, weight: .medium))
        .foregroundStyle(isSelected ? palette.accent : palette.secondaryText)
        // As wide as the widest symbol, which is at the edge of the headers; others are centered.
        .frame(width: 17)
      title
        .font(.system(size: 13, weight: isSelected ? .semibold : .regular))
        .foregroundStyle(isSelected ? palette.accent : palette.text)
        .lineLimit(1)
        // The weight of a selected title is wider: the longest one would be cut.
        .minimumScaleFactor(0.9)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .frame(height: 32)
  }
}

private struct SceneRow: View {
  let item: any StageItem
  let isSelected: Bool
  let isPinned: Bool
  /// Nil if items cannot be pinned.
  let togglePin: (@MainActor () -> Void)?
  let action: @MainActor () -> Void
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      ListRowLabel(symbol: item.symbol, title: Text(titleOf: item), isSelected: isSelected)
    }
    .buttonStyle(FlatButtonStyle(isOn: isSelected))
    .overlay(alignment: .trailing) {
      if let togglePin, isPinned || isHovered {
        SymbolButton(
          symbol: isPinned ? "pin.fill" : "pin", fontSize: 12, side: 28, isOn: isPinned,
          action: togglePin
        )
        .focusable(false)
        .accessibilityLabel(Text(localized: isPinned ? "Unpin" : "Pin"))
        .padding(.trailing, 2)
      }
    }
    .onHover { isHovered = $0 }
  }
}
