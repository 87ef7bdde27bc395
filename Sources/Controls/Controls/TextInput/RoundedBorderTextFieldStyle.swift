// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A text field with a rounded border and a background.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.isTextFieldBordered, true)
  }

  nonisolated static var isBordered: Bool { true }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
