// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The layout in which the stage fills the window, below a bar. Panels are sheets from below; in a
/// wide window the side panel stays at the side.
struct NarrowLayout: View {
  let model: GalleryModel
  let size: CGSize
  /// Below this height, in points, only the stage is shown.
  nonisolated static let minimumHeight: CGFloat = 240
  /// Below this height, in points, the buttons for playback are shown with the panel only.
  nonisolated static let transportHeight: CGFloat = 420
  /// Below this height, in points, the controls of the screen are in the palette only.
  nonisolated static let screenHeight: CGFloat = 560
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let showsBars = size.height >= Self.minimumHeight
    let isWide = size.width >= GalleryView.narrowWidth
    ZStack(alignment: .bottom) {
      VStack(spacing: 0) {
        if showsBars { NarrowBar(model: model) }
        HStack(spacing: 0) {
          StageArea(
            model: model, isFramed: false,
            offersScreen: !isWide && !model.panels.isOpen && size.height >= Self.screenHeight)
          if isWide, model.panels.isOpen {
            SidePanel(model: model)
              .frame(width: SidePanel.width(in: size.width))
              .transition(.panel(from: .trailing, reducesMotion: reducesMotion))
          }
        }
        if showsBars, !isWide, !model.panels.isOpen, size.height >= Self.transportHeight {
          TransportBar(model: model)
        }
        if showsBars, !isWide, model.panels.isOpen {
          PanelSheet(model: model)
            .frame(height: min(size.height * 0.48, 400))
            .transition(.panel(from: .bottom, reducesMotion: reducesMotion))
        }
      }
      if showsBars, model.layout.showsScenes {
        SceneSheet(model: model, height: min(size.height - 64, 704))
      }
    }
  }
}

/// The bar above the stage: buttons for the scenes and the instruments, and the scene's title.
private struct NarrowBar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 4) {
      BarButton(symbol: "list.bullet", label: "Scenes", isOn: model.layout.showsScenes) {
        model.layout.toggleScenes()
      }
      BarButton(symbol: "chevron.left", label: ShellKey.previous.effect) {
        model.showScene(offset: -1)
      }
      Text(titleOf: model.item)
        .font(.system(size: 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity)
      BarButton(symbol: "chevron.right", label: ShellKey.next.effect) { model.showScene(offset: 1) }
      if model.layout.isFullWindow {
        BarButton(symbol: "arrow.down.right.and.arrow.up.left", label: ShellKey.fullWindow.effect) {
          model.layout.toggleFullWindow()
        }
      }
      BarButton(
        symbol: "waveform.path.ecg", label: ShellKey.instruments.effect, isOn: model.panels.isOpen
      ) {
        model.layout.toggle(model.panels.top ?? model.panels.instrument)
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
      .accessibilityLabel(Text(localized: label))
  }
}

/// The toolbar's buttons below the stage.
private struct TransportBar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ToolbarButtons(model: model)
      ToolbarButtons(model: model, extent: .playback)
      ToolbarButtons(model: model, extent: .basic)
      ToolbarButtons(model: model, extent: .essential)
    }
    .frame(height: 48)
    .frame(maxWidth: .infinity)
    .background(palette.panel)
    .overlay(alignment: .top) { palette.line.frame(height: 1) }
  }
}

/// The side panel as a sheet, below the toolbar's buttons.
private struct PanelSheet: View {
  let model: GalleryModel

  var body: some View {
    VStack(spacing: 0) {
      TransportBar(model: model)
        // The tooltips extend over the panel.
        .zIndex(1)
      SidePanel(model: model, offersSplit: false)
    }
  }
}

/// The list of scenes as a sheet over the stage.
struct SceneSheet: View {
  let model: GalleryModel
  let height: CGFloat
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack(alignment: .bottom) {
      Scrim { model.layout.toggleScenes() }
        .transition(.opacity)
      SceneList(model: model) { model.layout.toggleScenes() }
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
