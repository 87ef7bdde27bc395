// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card with two lamps, and something in the middle.
struct LampCard<Content: View>: View {
  let color: Color
  let isKnobLit: Bool
  let isCardLit: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      Surface(RoundedRectangle(cornerRadius: 26))
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
      Lamp(color: color, isLit: isKnobLit).offset(x: -116, y: -56)
      Lamp(color: color, isLit: isCardLit).offset(x: 116, y: -56)
      content()
    }
  }
}

private struct Lamp: View {
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

/// What takes taps or presses.
struct Knob: View {
  let color: Color
  let isPressed: Bool

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 84, height: 84)
      .shadow(color: .black.opacity(isPressed ? 0.1 : 0.24), radius: isPressed ? 3 : 9, y: 4)
      .scaleEffect(isPressed ? 0.92 : 1)
      .animation(.snappy(duration: 0.2), value: isPressed)
  }
}
