// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The whole window: scenes at the left, the stage in the middle, and what is wanted of the rest.
struct GalleryView: View {
  let model: GalleryModel
  /// Below this width, in points, the stage has the window to itself.
  nonisolated static let narrowWidth: CGFloat = 800

  var body: some View {
    GeometryReader { window in
      ZStack {
        GalleryLayout(model: model, size: window.size)
        if model.showsKeys {
          KeySheet(model: model, window: window.size)
            .transition(.opacity)
        }
      }
    }
    .preferredColorScheme(model.scheme)
  }
}

private struct GalleryLayout: View {
  let model: GalleryModel
  let size: CGSize
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack {
      palette.floor
      if model.isWhole || size.width < GalleryView.narrowWidth {
        NarrowLayout(model: model, size: size)
      } else {
        HStack(spacing: 0) {
          if hasRoomForList {
            Sidebar(model: model)
              .frame(width: 256)
              .transition(.panel(from: .leading, reducesMotion: reducesMotion))
          }
          VStack(spacing: 0) {
            Toolbar(model: model)
              // What explains its buttons lies over the stage.
              .zIndex(1)
            StageArea(model: model, isFramed: true)
          }
          if let side = model.side {
            SidePanel(model: model)
              .frame(width: SidePanel.width(of: side))
              .transition(.panel(from: .trailing, reducesMotion: reducesMotion))
          }
        }
      }
    }
    .tint(palette.accent)
    .foregroundStyle(palette.text)
  }

  /// The list of scenes makes way for a panel where the toolbar's buttons would not fit between them.
  private var hasRoomForList: Bool {
    model.side.map { size.width >= 256 + SidePanel.width(of: $0) + 380 } ?? true
  }
}

extension AnyTransition {
  /// How a panel comes in from an edge; one that is not to move fades.
  static func panel(from edge: Edge, reducesMotion: Bool) -> AnyTransition {
    reducesMotion ? .opacity : .move(edge: edge)
  }
}
