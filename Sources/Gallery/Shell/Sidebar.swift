// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The scenes, one under the other.
struct Sidebar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette
  @FocusState private var focus: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        SnapbackMark()
          .frame(width: 24, height: 24)
        Text("Snapback")
          .font(.system(size: 17, weight: .semibold))
      }
      .padding(.horizontal, 12)
      .padding(.bottom, 16)
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Catalogue.groups, id: \.title) { group in
            Text(group.title)
              .font(.system(size: 12, weight: .medium))
              .foregroundStyle(palette.quietText)
              .padding(.horizontal, 8)
              .frame(height: 28, alignment: .bottom)
              .padding(.bottom, 4)
            ForEach(group.scenes, id: \.id) { scene in
              SidebarRow(
                title: scene.title, symbol: scene.symbol, isChosen: scene.id == model.scene.id
              ) {
                model.show(scene)
              }
              .focused($focus, equals: scene.id)
            }
          }
        }
        .padding(4)
      }
      .padding(.horizontal, -4)
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        model.move(by: press.key == .upArrow ? -1 : 1)
        focus = model.scene.id
        return .handled
      }
      HStack(spacing: 8) {
        KeyCap(text: "F1")
        Text("All keys")
          .font(.system(size: 12))
          .foregroundStyle(palette.quietText)
      }
      .padding(.horizontal, 12)
      .padding(.top, 8)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 20)
    .background(palette.panel)
    .overlay(alignment: .trailing) { palette.line.frame(width: 1) }
  }
}

private struct SidebarRow: View {
  let title: String
  let symbol: String
  let isChosen: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: symbol)
          .font(.system(size: 15))
          .foregroundStyle(isChosen ? palette.accent : palette.quietText)
          .frame(width: 24)
        Text(title)
          .font(.system(size: 13, weight: isChosen ? .semibold : .regular))
          .foregroundStyle(isChosen ? palette.accent : palette.text)
          .lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 6)
      .frame(height: 36)
    }
    .buttonStyle(QuietButtonStyle(isOn: isChosen))
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
