// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The gallery's window: the list of scenes on the left, the stage in the middle, the side panel on
/// the right.
struct GalleryView: View {
  let model: GalleryModel
  /// Below this width, in points, the panel is below the stage.
  nonisolated static let narrowWidth: CGFloat = 700
  /// Below this width, in points, the list is a sheet.
  nonisolated static let sidebarWidth: CGFloat = 900

  var body: some View {
    GeometryReader { window in
      ZStack {
        VStack(spacing: 0) {
          GalleryLayout(model: model, size: layoutSize(window.size))
          if showsStatus(window.size), let files = model.files {
            StatusBar(model: model, files: files)
          }
        }
        if model.layout.showsKeys {
          KeySheet(model: model, window: window.size)
            .transition(.opacity)
        }
        if model.layout.showsPalette {
          CommandPalette(model: model, window: window.size)
        }
      }
    }
    .onChange(of: model.recordings.endCount) { model.recordingEnded() }
    .environment(\.menuMetrics, .pointer)
    .preferredColorScheme(model.layout.colorScheme)
  }

  private func showsStatus(_ size: CGSize) -> Bool {
    model.files != nil && size.height >= NarrowLayout.minimumHeight
  }

  private func layoutSize(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: max(0, size.height - (showsStatus(size) ? StatusBar.height : 0)))
  }
}

private struct GalleryLayout: View {
  let model: GalleryModel
  let size: CGSize
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack {
      palette.windowBackground
      if model.layout.isFullWindow || size.width < GalleryView.narrowWidth {
        NarrowLayout(model: model, size: size)
      } else {
        HStack(spacing: 0) {
          if fitsSidebar {
            Sidebar(model: model)
              .frame(width: 256)
              .transition(.panel(from: .leading, reducesMotion: reducesMotion))
          }
          VStack(spacing: 0) {
            Toolbar(model: model, offersList: !fitsSidebar)
              // Its tooltips extend over the stage.
              .zIndex(1)
            StageArea(model: model, isFramed: true)
          }
          .frame(maxWidth: .infinity)
          if model.panels.isOpen {
            SidePanel(model: model)
              .frame(width: SidePanel.width(in: size.width))
              .transition(.panel(from: .trailing, reducesMotion: reducesMotion))
          }
        }
        if !fitsSidebar, model.layout.showsScenes {
          SceneSheet(model: model, height: min(size.height - 64, 704))
        }
      }
    }
    .tint(palette.accent)
    .foregroundStyle(palette.text)
    .onChange(of: showsList, initial: true) { model.layout.showsList = showsList }
  }

  private var showsList: Bool { fitsSidebar && !model.layout.isFullWindow }

  /// Whether there is space for a stage of 380 points between the sidebar and the panel; otherwise
  /// the sidebar is hidden.
  private var fitsSidebar: Bool {
    let panel = model.panels.isOpen ? SidePanel.width(in: size.width) : 0
    return size.width >= max(GalleryView.sidebarWidth, 256 + panel + 380)
  }
}

extension AnyTransition {
  /// Slides a panel in from an edge; fades it in with reduced motion.
  static func panel(from edge: Edge, reducesMotion: Bool) -> AnyTransition {
    reducesMotion ? .opacity : .move(edge: edge)
  }
}
