// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The date and the time as two fields. A tap on one shows a calendar or a wheel.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the date picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields that show a calendar or a wheel.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
