// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A text field without a border or background.
public struct PlainTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.isTextFieldBordered, false)
  }

  nonisolated static var isBordered: Bool { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field without a border and a background.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
