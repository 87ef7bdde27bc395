// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The stage has the window: a bar above it, and sheets from below; in a wide window the instruments are at the
/// side.
struct NarrowLayout: View {
  let model: GalleryModel
  let size: CGSize
  /// Below this height, in points, there is no room for anything but the stage.
  private static let leastHeight: CGFloat = 240
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let hasRoom = size.height >= Self.leastHeight
    let isWide = size.width >= GalleryView.narrowWidth
    ZStack(alignment: .bottom) {
      VStack(spacing: 0) {
        if hasRoom { NarrowBar(model: model) }
        HStack(spacing: 0) {
          StageArea(model: model, isFramed: false)
          if isWide, let side = model.side {
            SidePanel(model: model)
              .frame(width: SidePanel.width(of: side))
              .transition(.panel(from: .trailing, reducesMotion: reducesMotion))
          }
        }
        if hasRoom, !isWide, model.side != nil {
          InstrumentSheet(model: model)
            .frame(height: min(size.height * 0.48, 400))
            .transition(.panel(from: .bottom, reducesMotion: reducesMotion))
        }
      }
      if hasRoom, model.showsScenes {
        SceneSheet(model: model, height: min(size.height - 64, 704))
      }
    }
  }
}

/// The way to the scenes at the left, to the instruments at the right, and the scene's name.
private struct NarrowBar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 4) {
      BarButton(symbol: "list.bullet", label: "Scenes", isOn: model.showsScenes) {
        model.toggleScenes()
      }
      BarButton(symbol: "chevron.left", label: ShellKey.previous.effect) { model.move(by: -1) }
      Text(model.scene.title)
        .font(.system(size: 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity)
      BarButton(symbol: "chevron.right", label: ShellKey.next.effect) { model.move(by: 1) }
      if model.isWhole {
        BarButton(symbol: "arrow.down.right.and.arrow.up.left", label: ShellKey.whole.effect) {
          model.toggleWhole()
        }
      }
      BarButton(
        symbol: "waveform.path.ecg", label: ShellKey.instruments.effect, isOn: model.side != nil
      ) {
        model.toggle(model.side ?? .instruments)
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 48)
    .background(palette.panel)
    .overlay(alignment: .bottom) { palette.line.frame(height: 1) }
  }
}

private struct BarButton: View {
  let symbol: String
  let label: String
  var isOn = false
  let action: @MainActor () -> Void

  var body: some View {
    SymbolButton(symbol: symbol, fontSize: 16, side: 40, isOn: isOn, action: action)
      .accessibilityLabel(Text(verbatim: label))
  }
}

/// What lies beside the stage in a wide window, and the buttons of its toolbar.
private struct InstrumentSheet: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        ToolbarButtons(model: model)
        ScrollView(.horizontal) { ToolbarButtons(model: model) }
      }
      .frame(height: 48)
      .frame(maxWidth: .infinity)
      .background(palette.panel)
      .overlay(alignment: .top) { palette.line.frame(height: 1) }
      // What explains its buttons lies over the panel.
      .zIndex(1)
      SidePanel(model: model)
    }
  }
}

/// The list of scenes over the stage.
private struct SceneSheet: View {
  let model: GalleryModel
  let height: CGFloat
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack(alignment: .bottom) {
      Scrim { model.toggleScenes() }
        .transition(.opacity)
      SceneList(model: model) { model.toggleScenes() }
        .padding(.horizontal, 12)
        .padding(.top, 12)
        .frame(maxWidth: 480)
        .frame(height: height)
        .frame(maxWidth: .infinity)
        .background(
          palette.panel,
          in: UnevenRoundedRectangle(
            topLeadingRadius: 24, topTrailingRadius: 24, style: .continuous)
        )
        .clipShape(
          UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24, style: .continuous)
        )
        .shadow(color: .black.opacity(0.25), radius: 24, y: 4)
        .transition(.panel(from: .bottom, reducesMotion: reducesMotion))
    }
  }
}

/// A shade over what is not to be used now; a tap on it puts away what is.
struct Scrim: View {
  let close: () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Color.black.opacity(palette.isDark ? 0.55 : 0.28)
      .onTapGesture(perform: close)
  }
}
