// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows the label in the tint color, or in red for destructive buttons, and at 30 % opacity while
/// pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: TintedAppearance()).makeBody(configuration: configuration)
  }

  private struct TintedAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.effectiveTint) private var tint

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(configuration.labelColor(tint: tint, isEnabled: isEnabled))
        .opacity(configuration.isPressed ? 0.3 : 1)
        .animation(configuration.pressAnimation, value: configuration.isPressed)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint color, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
