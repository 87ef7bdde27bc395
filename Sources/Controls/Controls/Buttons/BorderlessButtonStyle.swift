// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows the label in the tint color, or in red for destructive buttons, and at 30 % opacity while
/// pressed. A foreground style that is set in the label or around the button takes precedence.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: TintedButtonAppearance()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint color, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
