// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What stands at the left of a wide window: the program's name, the scenes, and the way to the keys.
struct Sidebar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        SnapbackMark()
          .frame(width: 24, height: 24)
        Text("Snapback")
          .font(.system(size: 17, weight: .semibold))
      }
      .padding(.horizontal, 12)
      .padding(.bottom, 8)
      SceneList(model: model)
        .padding(.horizontal, -4)
      Button {
        _ = model.take(.help, shown: palette.isDark ? .dark : .light)
      } label: {
        HStack(spacing: 8) {
          KeyCap(text: ShellKey.help.name)
          Text("All keys")
            .font(.system(size: 12))
            .foregroundStyle(palette.quietText)
        }
        .padding(.horizontal, 12)
        .frame(height: 34)
      }
      .buttonStyle(QuietButtonStyle())
    }
    .padding(.horizontal, 12)
    .padding(.top, 20)
    .padding(.bottom, 12)
    .background(palette.panel)
    .overlay(alignment: .trailing) { palette.line.frame(width: 1) }
  }
}

/// What stands for the program: a thing on its way back.
struct SnapbackMark: View {
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 7, style: .continuous)
        .fill(palette.accent)
      SpringCurve(spring: Spring(duration: 0.5, bounce: 0.5))
        .stroke(
          palette.isDark ? Color.black : .white,
          style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .padding(5)
    }
  }
}
