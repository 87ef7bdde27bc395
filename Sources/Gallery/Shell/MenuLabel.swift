// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The label of a menu in a bar.
struct MenuLabel: View {
  let symbol: String
  let text: String?
  var isOn = false
  /// The widest text, in points; nil for the width of the text.
  var width: CGFloat?
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 5) {
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .medium))
      if let text {
        Text(localized: text)
          .font(.system(size: 13, weight: .medium))
          .lineLimit(1)
          .frame(width: width, alignment: .leading)
      }
      Image(systemName: "chevron.down")
        .font(.system(size: 9, weight: .semibold))
        .foregroundStyle(palette.secondaryText)
    }
    .foregroundStyle(isOn ? palette.accent : palette.text)
    .padding(.horizontal, 8)
    .frame(height: 32)
    .background(
      isHovered
        ? isOn ? palette.accentHoverFill : palette.hoverFill : isOn ? palette.accentFill : .clear,
      in: RoundedRectangle(cornerRadius: 8, style: .continuous)
    )
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}
