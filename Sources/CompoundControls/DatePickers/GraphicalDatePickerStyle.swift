// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// A calendar of a month, above the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the date picker.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month, above the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
