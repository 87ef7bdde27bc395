// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the options as rows below each other, with a checkmark at the selected one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows with a checkmark at the selected one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
