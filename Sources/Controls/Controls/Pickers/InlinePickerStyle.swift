// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the options of a picker in a list as rows below its label, with a checkmark at the selected one,
/// and those of any other as a wheel.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows with a checkmark at the selected one in a list, and a wheel anywhere else.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
