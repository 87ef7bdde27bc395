// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The default style of text fields: no border.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.isTextFieldBordered, false)
  }

  nonisolated static var isBordered: Bool { false }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
