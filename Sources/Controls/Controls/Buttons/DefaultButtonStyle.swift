// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The default style of buttons: like `BorderlessButtonStyle`, but a button in a row of a list acts
/// on touches anywhere in the row, together with all other buttons of this style there.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(
      style: TintedButtonAppearance(highlightsRow: true), actsInListRows: true
    )
    .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
