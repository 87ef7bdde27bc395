// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle {
    MainActor.unsafelyAssumed { DefaultButtonStyle() }
  }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
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
