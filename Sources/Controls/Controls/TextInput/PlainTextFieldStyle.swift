// Part of Snapback, under the MIT licence; see LICENSE.

/// A text field without a border or background.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _isBordered: Bool { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
