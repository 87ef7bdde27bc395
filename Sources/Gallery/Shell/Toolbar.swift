// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The scene's title and summary, and the toolbar's buttons. Buttons that do not fit beside the title
/// are in a menu.
struct Toolbar: View {
  let model: GalleryModel
  /// Whether the list is hidden, so that it needs a button.
  var offersList = false
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 8) {
      if offersList { listButton }
      ViewThatFits(in: .horizontal) {
        content(ToolbarButtons.Extent.all)
        content(.playback)
        content(.essential)
      }
    }
    .padding(.horizontal, model.files == nil ? 24 : 16)
    .frame(height: Self.height(model))
  }

  private func content(_ extent: ToolbarButtons.Extent) -> some View {
    HStack(spacing: 16) {
      titles
        // Narrower lines are hard to read.
        .frame(
          minWidth: extent == .essential ? 40 : 132, idealWidth: extent == .essential ? 40 : 132,
          maxWidth: .infinity, alignment: .leading)
      ToolbarButtons(model: model, extent: extent, offersFullWindow: true)
    }
  }

  private var listButton: some View {
    SymbolButton(
      symbol: "sidebar.left", fontSize: 15, side: 32, isOn: model.layout.showsScenes,
      action: model.layout.toggleScenes
    )
    .hint("List of previews and scenes", key: nil, isAbove: false)
  }

  /// In points.
  static func height(_ model: GalleryModel) -> CGFloat { model.files == nil ? 72 : 52 }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(titleOf: model.item)
        .font(.system(size: model.files == nil ? 17 : 15, weight: .semibold))
        .lineLimit(1)
      // Without a summary the title is centered.
      if !model.item.summary.isEmpty {
        Text(summaryOf: model.item)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .lineLimit(model.files == nil ? 2 : 1)
      }
    }
  }
}
