// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The panel beside or below the stage: one tab, or two that are stacked vertically.
struct SidePanel: View {
  let model: GalleryModel
  /// Whether the panel offers to show two tabs.
  var offersSplit = true
  @Environment(\.palette) private var palette

  /// The panel's width beside the stage for a width of the window, both in points.
  nonisolated static func width(in window: CGFloat) -> CGFloat {
    min(max(window * 0.32, 312), 420).rounded()
  }

  var body: some View {
    GeometryReader { area in
      VStack(spacing: 0) {
        if let top = model.panels.top {
          PanelHalf(model: model, tab: top, half: .top, offersSplit: offersSplit)
            .frame(height: bottom == nil ? nil : topHeight(in: area.size.height))
            .zIndex(1)
        }
        if let bottom {
          PanelDivider { y in
            model.panels.setFraction((y - area.frame(in: .global).minY) / area.size.height)
          }
          PanelHalf(model: model, tab: bottom, half: .bottom, offersSplit: true)
        }
      }
    }
    .background(palette.panel)
    .overlay(alignment: .leading) {
      // As a sheet from below it has no border at the left.
      if offersSplit { palette.line.frame(width: 1) }
    }
  }

  private var bottom: PanelTab? { offersSplit ? model.panels.bottom : nil }

  private func topHeight(in height: CGFloat) -> CGFloat {
    (height * model.panels.fraction).rounded()
  }
}

/// The line between two tabs, which can be dragged.
private struct PanelDivider: View {
  /// Called with the vertical position of the pointer in the window, in points.
  let move: (CGFloat) -> Void
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  var body: some View {
    (isHovered ? palette.accent : palette.line)
      .frame(height: isHovered ? 2 : 1)
      .frame(height: 6)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .pointerStyle(.rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { move($0.location.y) })
  }
}

/// A tab bar and the content of the tab.
private struct PanelHalf: View {
  let model: GalleryModel
  let tab: PanelTab
  let half: PanelTabs.Half
  let offersSplit: Bool

  var body: some View {
    VStack(spacing: 0) {
      PanelTabBar(model: model, half: half, offersSplit: offersSplit)
        // Its tooltips extend over the content.
        .zIndex(1)
      content
        .id(tab)
    }
  }

  @ViewBuilder private var content: some View {
    switch tab {
    case .source:
      SourcePanel(model: model)
    case .inspect:
      scrolled { InspectorPanel(model: model) }
    case .gestures, .motion, .spring, .frame:
      scrolled { InstrumentList(model: model, tab: tab, offersOverlays: offersOverlays) }
    }
  }

  /// Whether the overlays can be chosen here: not below a tab in which they can be.
  private var offersOverlays: Bool {
    tab.hasOverlays && (half == .top || model.panels.top?.hasOverlays != true)
  }

  private func scrolled(@ViewBuilder _ content: () -> some View) -> some View {
    ScrollView {
      content()
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
