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
        .accessibilityHidden(text != nil)
        .font(.system(size: 15, weight: .medium))
      if let text {
        Text(localized: text)
          .font(.system(size: 13, weight: .medium))
          .lineLimit(1)
          .frame(width: width, alignment: .leading)
      }
      Image(systemName: "chevron.down")
        .accessibilityHidden(true)
        .font(.system(size: 9, weight: .semibold))
        .foregroundStyle(palette.secondaryText)
    }
    .foregroundStyle(isOn ? palette.accent : palette.text)
    .padding(.horizontal, 8)
    .frame(height: 32)
    .background(background, in: shape)
    .outline(isOn ? palette.accentBorder : nil, in: shape)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
  }

  /// A label that is wider than its text has a background, which shows how far it extends.
  private var background: Color {
    if isOn { return isHovered ? palette.accentHoverFill : palette.accentFill }
    if text != nil, width != nil { return isHovered ? palette.pressedFill : palette.hoverFill }
    return isHovered ? palette.hoverFill : .clear
  }
}
