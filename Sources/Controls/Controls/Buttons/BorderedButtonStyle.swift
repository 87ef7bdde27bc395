// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the label on a translucent background: gray, or tinted if a tint is set or the button has a role.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the padded label on its background. `controlSize` and `buttonBorderShape` define its
  /// metrics and outline.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: BorderedButtonAppearance(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a translucent background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
