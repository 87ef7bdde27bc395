// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Adds the standard press gesture, keyboard activation and shortcuts to a `ButtonStyle`.
struct PressTrackingButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressTrackingButton(style: style, configuration: configuration)
  }
}

private struct PressTrackingButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyledView(style: StyleHolder(style)) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(AnyView(configuration.label)),
          isPressed: isPressed))
    }
    .gesture(
      _ButtonGesture(action: configuration.action, pressing: { isPressed = $0 })
    )
    .shortcutTarget(configuration.action)
    .keyboardTarget(FocusTarget(press: configuration.action))
  }
}
