// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The scene's title and summary, and the toolbar's buttons.
struct Toolbar: View {
  let model: GalleryModel
  /// Whether the list is hidden, so that it needs a button.
  var offersList = false
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 8) {
      if offersList { listButton }
      content
    }
    .padding(.horizontal, model.files == nil ? 24 : 16)
    .frame(height: Self.height(model))
  }

  private var content: some View {
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
  }

  private var listButton: some View {
    SymbolButton(
      symbol: "sidebar.left", fontSize: 15, side: 32, isOn: model.showsScenes,
      action: model.toggleScenes
    )
    .accessibilityLabel(Text(verbatim: "List of previews and scenes"))
  }

  /// In points.
  static func height(_ model: GalleryModel) -> CGFloat { model.files == nil ? 72 : 52 }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(model.item.title)
        .font(.system(size: model.files == nil ? 17 : 15, weight: .semibold))
        .lineLimit(1)
      if model.panel != .source || model.files != nil {
        Text(model.item.summary)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .lineLimit(model.files == nil ? 3 : 1)
      }
    }
  }
}
