// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card with the rule that it demonstrates above its content, and below an indicator for the
/// content's gesture and one for its own.
struct IndicatorCard<Content: View>: View {
  let rule: String
  let detail: String
  let color: Color
  let isButtonLit: Bool
  let isCardLit: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      SurfaceFill(RoundedRectangle(cornerRadius: 26))
        .shadow(color: .black.opacity(isCardLit ? 0.2 : 0), radius: 16, y: 8)
        .animation(.smooth(duration: 0.2), value: isCardLit)
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(0.12))
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(isCardLit ? 0.14 : 0))
        .animation(.smooth(duration: 0.2), value: isCardLit)
      VStack(spacing: 2) {
        Text(scene: rule)
          .font(.subheadline)
          .fontWeight(.semibold)
        Text(scene: detail)
          .font(.caption)
          .captionColor()
        Spacer(minLength: 0)
        HStack {
          Indicator(title: "Button", color: color, isLit: isButtonLit)
          Spacer()
          Indicator(title: "Card", color: color, isLit: isCardLit)
        }
      }
      .lineLimit(1)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      content()
        .offset(y: 18)
    }
    .frame(width: 308, height: 176)
  }
}

private struct Indicator: View {
  let title: String
  let color: Color
  let isLit: Bool

  var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(isLit ? color : .primary.opacity(0.2))
        .frame(width: 12, height: 12)
        .scaleEffect(isLit ? 1.25 : 1)
        .animation(.bouncy(duration: 0.3), value: isLit)
      Text(scene: title)
        .font(.caption)
        .captionColor()
    }
  }
}
