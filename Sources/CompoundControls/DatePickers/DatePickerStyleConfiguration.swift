// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

/// The properties of a date picker for a date picker style.
public struct DatePickerStyleConfiguration {
  /// The type-erased label of the date picker.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The label of the date picker.
  public let label: Label
  /// The selected date. The style sets it.
  @Binding public var selection: Date
  /// The earliest date that can be selected; nil for no bound.
  public let minimumDate: Date?
  /// The latest date that can be selected; nil for no bound.
  public let maximumDate: Date?
  /// The parts of the date to show.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}
