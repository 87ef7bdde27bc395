// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A button with a tinted background while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.effectiveTint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @State private var isPressed = false

  var body: some View {
    let metrics = size.buttonMetrics
    let shape = RoundedRectangle(cornerRadius: metrics.radius)
    configuration.label
      .font(metrics.font)
      .controlForegroundStyle(isEnabled ? TintShapeStyle() : Color(.system(.tertiary)))
      .outsideOfList()
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(shape.fill(fillColor))
      .contentShape(shape)
      .opacity(isPressed ? 0.75 : 1)
      .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
      .gesture(
        _ButtonGesture(
          action: { configuration.isOn.toggle() }, pressing: { isPressed = $0 })
      )
      .shortcutTarget { configuration.isOn.toggle() }
      .keyboardTarget(
        FocusTarget(
          radius: metrics.radius, press: { configuration.isOn.toggle() },
          control: { ControlDescription(.toggle, isOn: configuration.isOn) }))
  }

  private var fillColor: Color {
    guard configuration.isOn else { return .clear }
    return (isEnabled ? tint : .gray).opacity(scheme == .dark ? 0.24 : 0.15)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays highlighted while on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
