// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The whole window: scenes at the left, the stage in the middle, and what is wanted of the rest.
struct GalleryView: View {
  let model: GalleryModel
  /// Below this width, in points, the stage has the window to itself.
  nonisolated static let narrowWidth: CGFloat = 700

  var body: some View {
    GeometryReader { window in
      ZStack {
        GalleryLayout(model: model, isNarrow: window.size.width < Self.narrowWidth)
        if model.showsKeys {
          KeySheet(model: model, isNarrow: window.size.width < Self.narrowWidth)
            .transition(.opacity)
        }
      }
    }
    .preferredColorScheme(model.scheme)
  }
}

private struct GalleryLayout: View {
  let model: GalleryModel
  let isNarrow: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      palette.floor
      if isNarrow {
        VStack(spacing: 0) {
          Toolbar(model: model, isNarrow: true)
          StageArea(model: model, isFramed: false)
          if model.side != nil {
            SidePanel(model: model)
              .frame(height: 320)
              .transition(.move(edge: .bottom))
          }
        }
      } else {
        HStack(spacing: 0) {
          Sidebar(model: model)
            .frame(width: 256)
          VStack(spacing: 0) {
            Toolbar(model: model, isNarrow: false)
            StageArea(model: model, isFramed: true)
          }
          if let side = model.side {
            SidePanel(model: model)
              .frame(width: side == .source ? 420 : 312)
              .transition(.move(edge: .trailing))
          }
        }
      }
    }
    .tint(palette.accent)
    .foregroundStyle(palette.text)
  }
}
