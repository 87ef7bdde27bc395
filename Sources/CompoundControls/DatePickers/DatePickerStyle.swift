// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The appearance and the gestures of date pickers.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// The type of the view that presents the date picker.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view that presents a date picker and changes its selection.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle {
  /// Returns the view of a date picker. Date pickers inside it have the style around this one.
  func view(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.datePickerStyles) { $0.pop() })
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any DatePickerStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var datePickerStyle: any DatePickerStyle {
    get { datePickerStyles.current ?? MainActor.unsafelyAssumed { CompactDatePickerStyle() } }
    set { datePickerStyles.push(newValue) }
  }

  var datePickerStyles: ControlStyles<any DatePickerStyle> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}
