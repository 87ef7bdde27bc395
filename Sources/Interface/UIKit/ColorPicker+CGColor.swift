// Part of Snapback, under the MIT licence; see LICENSE.

public import CompoundControls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension ColorPicker {
  /// Creates a control that selects a Core Graphics color, with a view as its label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Self.color(of: selection), supportsOpacity: supportsOpacity, label: label)
  }

  /// The same color as a value of SwiftUI. What is selected has fixed components.
  fileprivate static func color(of selection: Binding<CGColor>) -> Binding<Color> {
    Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { if let color = $0.cgColor { selection.wrappedValue = color } })
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control that selects a Core Graphics color, labeled by a localized text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a control that selects a Core Graphics color, labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
