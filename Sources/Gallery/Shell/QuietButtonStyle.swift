// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A button without a border: its ground shows only what is on, or under the hand.
struct QuietButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    QuietButton(configuration: configuration, isOn: isOn)
  }
}

private struct QuietButton: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    configuration.label
      .background(ground, in: shape)
      .contentShape(shape)
      .animation(.smooth(duration: 0.15), value: configuration.isPressed)
  }

  private var ground: Color {
    if configuration.isPressed { return isOn ? palette.accentPress : palette.press }
    return isOn ? palette.accentGround : .clear
  }
}

/// A key as it is printed on a keyboard.
struct KeyCap: View {
  let text: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(text)
      .font(.system(size: 12, weight: .medium))
      .padding(.horizontal, 7)
      .frame(minWidth: 24, minHeight: 22)
      .background(palette.card, in: RoundedRectangle(cornerRadius: 5, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 5, style: .continuous).stroke(palette.line, lineWidth: 1))
  }
}
