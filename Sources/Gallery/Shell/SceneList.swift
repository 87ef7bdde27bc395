// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The list of scenes in their groups. The Up and Down keys select the previous or next scene.
struct SceneList: View {
  let model: GalleryModel
  /// Called when the row of a scene is pressed.
  var onSelect: () -> Void = {}
  @Environment(\.palette) private var palette
  @FocusState private var focus: String?

  var body: some View {
    ScrollViewReader { list in
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Catalogue.groups, id: \.title) { group in
            Text(group.title)
              .font(.system(size: 12, weight: .medium))
              .foregroundStyle(palette.secondaryText)
              .padding(.horizontal, 8)
              .frame(height: 24, alignment: .bottom)
              .padding(.bottom, 4)
            ForEach(group.scenes, id: \.id) { scene in
              SceneRow(scene: scene, isSelected: scene.id == model.scene.id) {
                model.show(scene)
                onSelect()
              }
              .focused($focus, equals: scene.id)
            }
          }
        }
        .padding(4)
      }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        model.showScene(offset: press.key == .upArrow ? -1 : 1)
        focus = model.scene.id
        return .handled
      }
      .onChange(of: model.scene.id) {
        withAnimation(.smooth(duration: 0.3)) { list.scrollTo(model.scene.id) }
      }
      .onAppear { list.scrollTo(model.scene.id) }
    }
  }
}

private struct SceneRow: View {
  let scene: SceneInfo
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: scene.symbol)
          .font(.system(size: 15))
          .foregroundStyle(isSelected ? palette.accent : palette.secondaryText)
          .frame(width: 24)
        Text(scene.title)
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
