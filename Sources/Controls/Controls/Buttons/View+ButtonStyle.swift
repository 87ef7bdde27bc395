// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any PrimitiveButtonStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  package var buttonStyle: any PrimitiveButtonStyle {
    get { buttonStyles.current ?? MainActor.unsafelyAssumed { DefaultButtonStyle() } }
    set { buttonStyles.push(newValue) }
  }

  var buttonStyles: ControlStyles<any PrimitiveButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the buttons inside. The standard press gesture triggers them.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, PressTrackingButtonStyle(style: style))
  }

  /// Sets the appearance and the gestures of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}
