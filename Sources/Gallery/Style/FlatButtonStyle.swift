// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A button without a border, whose background shows only while it is on or pressed.
struct FlatButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    FlatButton(configuration: configuration, isOn: isOn)
  }
}

private struct FlatButton: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    configuration.label
      .background(background, in: shape)
      .contentShape(shape)
      .animation(.smooth(duration: 0.15), value: configuration.isPressed)
  }

  private var background: Color {
    if configuration.isPressed { return isOn ? palette.accentPressedFill : palette.pressedFill }
    return isOn ? palette.accentFill : .clear
  }
}
