// Part of Snapback, under the MIT licence; see LICENSE.

/// The default style of text fields: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _isBordered: Bool { false }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
