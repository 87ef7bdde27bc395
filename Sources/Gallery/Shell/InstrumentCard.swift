// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card with an instrument; its title, if it has one, toggles the instrument.
struct InstrumentCard<Content: View>: View {
  let kind: InstrumentKind
  let model: GalleryModel
  /// Not in a tab with one instrument, which has the title.
  let hasTitle: Bool
  let content: Content
  @Environment(\.palette) private var palette

  init(
    _ kind: InstrumentKind, _ model: GalleryModel, hasTitle: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.model = model
    self.hasTitle = hasTitle
    self.content = content()
  }

  var body: some View {
    let isOpen = model.isOn(kind)
    VStack(alignment: .leading, spacing: 4) {
      if hasTitle { title(isOpen: isOpen) }
      if isOpen || !hasTitle { content }
    }
    .panelCard()
  }

  private func title(isOpen: Bool) -> some View {
    Button {
      withAnimation(.smooth(duration: 0.25)) { model.toggle(kind) }
    } label: {
      HStack(spacing: 8) {
        Text(localized: kind.title)
          .font(.system(size: 13, weight: .semibold))
        Spacer(minLength: 0)
        Image(systemName: "chevron.down")
          .font(.system(size: 11, weight: .semibold))
          .foregroundStyle(palette.secondaryText)
          .rotationEffect(.degrees(isOpen ? 0 : -90))
      }
      .padding(.horizontal, 4)
      .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle())
    .padding(.horizontal, -4)
  }
}
