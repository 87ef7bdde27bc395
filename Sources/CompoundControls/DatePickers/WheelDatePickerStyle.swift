// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// Scrolling wheels, beside the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the date picker.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Scrolling wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
