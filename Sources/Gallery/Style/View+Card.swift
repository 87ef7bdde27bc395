// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension View {
  /// Fills the width of a panel, on the background of a card.
  func panelCard() -> some View { modifier(PanelCard()) }
}

private struct PanelCard: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    return
      content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(palette.card, in: shape)
      .outline(palette.border, in: shape)
  }
}
