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
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        if offersList { listButton }
        ViewThatFits(in: .horizontal) {
          content(ToolbarButtons.Extent.all)
          content(.most)
          content(.playback)
          content(.basic)
          content(.essential)
        }
      }
      .frame(height: 36)
      if hasInstruction {
        // It has the whole width: it is an instruction, which is not to be cut.
        Text(summaryOf: model.item)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .lineLimit(2)
          .minimumScaleFactor(0.85)
          .frame(maxWidth: .infinity, minHeight: 32, alignment: .topLeading)
      }
    }
    .padding(.horizontal, model.files == nil ? 24 : 16)
    .frame(height: Self.height(model))
  }

  private func content(_ extent: ToolbarButtons.Extent) -> some View {
    HStack(spacing: 16) {
      titles
        // Shorter titles cannot be distinguished.
        .frame(
          minWidth: Self.titleWidth(extent), idealWidth: Self.titleWidth(extent),
          maxWidth: .infinity, alignment: .leading)
      ToolbarButtons(model: model, extent: extent, offersFullWindow: true)
    }
  }

  /// The smallest width of the title beside buttons, in points.
  private static func titleWidth(_ extent: ToolbarButtons.Extent) -> CGFloat {
    switch extent {
    case .all, .most, .playback: 110
    case .basic: 72
    case .essential: 40
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
  static func height(_ model: GalleryModel) -> CGFloat { hasInstruction(model) ? 72 : 52 }

  /// Returns whether the summary is an instruction, as that of a scene.
  private static func hasInstruction(_ model: GalleryModel) -> Bool { model.item is SceneInfo }

  private var hasInstruction: Bool { Self.hasInstruction(model) }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(titleOf: model.item)
        .font(.system(size: hasInstruction ? 17 : 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      // Without a summary the title is centered.
      if !hasInstruction, !model.item.summary.isEmpty {
        Text(summaryOf: model.item)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .lineLimit(1)
      }
    }
  }
}
