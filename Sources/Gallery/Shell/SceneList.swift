// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The list of previews and scenes in their groups. The Up and Down keys select the previous or next scene.
struct SceneList: View {
  let model: GalleryModel
  /// Called when the row of an item is pressed.
  var onSelect: () -> Void = {}
  @Environment(\.palette) private var palette
  @FocusState private var focus: String?

  var body: some View {
    ScrollViewReader { list in
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(model.groups, id: \.title) { group in
            Text(group.title)
              .font(.system(size: 12, weight: .medium))
              .foregroundStyle(palette.secondaryText)
              .padding(.horizontal, 8)
              .frame(height: 24, alignment: .bottom)
              .padding(.bottom, 4)
            ForEach(group.items, id: \.id) { item in
              SceneRow(item: item, isSelected: item.id == model.item.id) {
                model.show(item)
                onSelect()
              }
              .focused($focus, equals: item.id)
            }
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
      .onChange(of: model.regionRequest) {
        focus = model.region == .list ? model.item.id : nil
      }
      .onAppear { list.scrollTo(model.item.id) }
    }
  }
}

private struct SceneRow: View {
  let item: any StageItem
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: item.symbol)
          .font(.system(size: 15))
          .foregroundStyle(isSelected ? palette.accent : palette.secondaryText)
          .frame(width: 24)
        Text(item.title)
          .font(.system(size: 13, weight: isSelected ? .semibold : .regular))
          .foregroundStyle(isSelected ? palette.accent : palette.text)
          .lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 6)
      .frame(height: 32)
    }
    .buttonStyle(FlatButtonStyle(isOn: isSelected))
  }
}
