// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Presentation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A control that selects a color: a well that shows the color and opens a panel with a grid, a
/// spectrum and sliders.
///
/// Colors are selected in sRGB. A color of the system, such as `Color.red`, is kept until the user
/// selects another.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  /// Creates a control that selects a color.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Whether the user can select the opacity. Otherwise selected colors are
  ///     opaque.
  ///   - label: The label beside the well.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label and the well.
  public var body: some View {
    LabeledControl(label: label) {
      ColorWell(color: selection.wrappedValue) { isOpen = true }
        .sheet(isPresented: $isOpen) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity) { isOpen = false }
        }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control that selects a color, labeled by a localized text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a control that selects a color, labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
