// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A button without a border, whose background shows only while it is on, pressed, or under the
/// pointer.
struct FlatButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    FlatButton(configuration: configuration, isOn: isOn)
  }
}

private struct FlatButton: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.palette) private var palette

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    configuration.label
      .background(background, in: shape)
      .outline(isOn ? palette.accentBorder : nil, in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
      .animation(.smooth(duration: 0.15), value: configuration.isPressed)
  }

  private var background: Color {
    if configuration.isPressed { return isOn ? palette.accentPressedFill : palette.pressedFill }
    if isHovered, isEnabled { return isOn ? palette.accentHoverFill : palette.hoverFill }
    return isOn ? palette.accentFill : .clear
  }
}
