// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the label unchanged, at 70 % opacity while pressed and at 50 % while disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label unchanged except for its opacity.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: PlainAppearance()).makeBody(configuration: configuration)
  }

  private struct PlainAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.7 : 1)
        .animation(configuration.pressAnimation, value: configuration.isPressed)
    }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without tint or border.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
