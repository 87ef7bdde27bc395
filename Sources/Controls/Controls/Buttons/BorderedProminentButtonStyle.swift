// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the label in white on a background in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the padded label on its background. `controlSize` and `buttonBorderShape` define its
  /// metrics and outline.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: BorderedButtonAppearance(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on an opaque background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
