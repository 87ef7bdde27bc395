// Part of Snapback, under the MIT licence; see LICENSE.

/// A text field with a rounded border and a background.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
