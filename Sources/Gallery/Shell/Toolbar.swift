// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The scene's title and summary, and the toolbar's buttons.
struct Toolbar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        titles
          // Narrower lines are hard to read; then only the buttons are shown.
          .frame(minWidth: 132, idealWidth: 132, maxWidth: .infinity, alignment: .leading)
        ToolbarButtons(model: model, offersFullWindow: true)
      }
      ToolbarButtons(model: model, offersFullWindow: true)
        .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, 24)
    .frame(height: 72)
  }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(model.scene.title)
        .font(.system(size: 17, weight: .semibold))
        .lineLimit(1)
      if model.panel != .source {
        Text(model.scene.summary)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .lineLimit(3)
      }
    }
  }
}
