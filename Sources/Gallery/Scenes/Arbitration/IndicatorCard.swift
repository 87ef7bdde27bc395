// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card with an indicator in each upper corner: one for its content's gesture, one for its own.
struct IndicatorCard<Content: View>: View {
  let color: Color
  let isButtonLit: Bool
  let isCardLit: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      SurfaceFill(RoundedRectangle(cornerRadius: 26))
        .frame(width: 284, height: 164)
        .shadow(color: .black.opacity(isCardLit ? 0.2 : 0), radius: 16, y: 8)
        .animation(.smooth(duration: 0.2), value: isCardLit)
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(0.16))
        .frame(width: 284, height: 164)
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(isCardLit ? 0.14 : 0))
        .frame(width: 284, height: 164)
        .animation(.smooth(duration: 0.2), value: isCardLit)
      Indicator(color: color, isLit: isButtonLit).offset(x: -116, y: -56)
      Indicator(color: color, isLit: isCardLit).offset(x: 116, y: -56)
      content()
    }
  }
}

private struct Indicator: View {
  let color: Color
  let isLit: Bool

  var body: some View {
    Circle()
      .fill(isLit ? color : .primary.opacity(0.2))
      .frame(width: 14, height: 14)
      .scaleEffect(isLit ? 1.25 : 1)
      .animation(.bouncy(duration: 0.3), value: isLit)
  }
}
