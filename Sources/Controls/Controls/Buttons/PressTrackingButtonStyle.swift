// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// Adds the standard press gesture, keyboard activation and shortcuts to a `ButtonStyle`.
package struct PressTrackingButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  /// Whether a button in a list row acts on touches anywhere in the row.
  var actsInListRows = false

  package init(style: Style, actsInListRows: Bool = false) {
    self.style = style
    self.actsInListRows = actsInListRows
  }

  package func makeBody(configuration: Configuration) -> some View {
    PressTrackingButton(
      style: style, configuration: configuration, actsInListRows: actsInListRows)
  }
}

private struct PressTrackingButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  let actsInListRows: Bool
  @State private var isPressed = false
  @State private var rowButton = ListRowButtonHandle()
  @Environment(\.isInList) private var isInList
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration, actsInListRows: Bool) {
    self.style = style
    self.configuration = configuration
    self.actsInListRows = actsInListRows
  }

  var body: some View {
    button { [rowButton, action = configuration.action] in rowButton.trigger(action) }
      .modifier(
        _ListRowButtonModifier(
          handle: rowButton, isInRow: isInList && actsInListRows, isPressed: isPressed,
          action: configuration.action))
  }

  @ViewBuilder private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    if repeatBehavior == .enabled {
      label
        .gesture(StepGesture(step: { _ in action() }, pressing: { isPressed = $0 != 0 }))
        .shortcutTarget(action)
        .keyboardTarget(FocusTarget(press: action))
    } else {
      label
        .gesture(_ButtonGesture(action: action, pressing: { isPressed = $0 }))
        .shortcutTarget(action)
        .keyboardTarget(FocusTarget(press: action))
    }
  }

  private var label: some View {
    StyledView(style: StyleHolder(style)) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(AnyView(configuration.label)),
          isPressed: isPressed))
    }
  }
}
