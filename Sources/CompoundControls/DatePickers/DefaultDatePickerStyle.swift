// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The default style of date pickers: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the date picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of the context.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
