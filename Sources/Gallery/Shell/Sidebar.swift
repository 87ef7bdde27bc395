// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The left column of a wide window: the program's name, the list of scenes, and a button for the
/// keyboard shortcuts.
struct Sidebar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        SnapbackLogo()
          .frame(width: 24, height: 24)
        Text("Snapback")
          .font(.system(size: 17, weight: .semibold))
      }
      .padding(.horizontal, 12)
      .padding(.bottom, 8)
      SceneList(model: model)
        .padding(.horizontal, -4)
      Button {
        _ = model.perform(.help, in: palette.isDark ? .dark : .light)
      } label: {
        HStack(spacing: 8) {
          KeyCap(text: ShellKey.help.name)
          Text(localized: "Keyboard shortcuts")
            .font(.system(size: 12))
            .foregroundStyle(palette.secondaryText)
        }
        .padding(.horizontal, 12)
        .frame(height: 34)
      }
      .buttonStyle(FlatButtonStyle())
    }
    .padding(.horizontal, 12)
    .padding(.top, 20)
    .padding(.bottom, 12)
    .background(palette.panel)
    .overlay(alignment: .trailing) { palette.line.frame(width: 1) }
  }
}
