// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A label at the leading edge and a control at the trailing edge. The label is left out where
/// labels are hidden.
package struct LabeledControl<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isInList) private var isInList

  package init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  package var body: some View {
    HStack {
      if !hidesLabels {
        label
        Spacer()
      }
      // In a row of a list the control does not make the row taller than its minimum of 44 points.
      control.padding(.vertical, isInList ? -5 : 0)
    }
    .accessibilityElement(children: .combine)
  }
}

private enum HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside: of switches, steppers, pickers and other controls.
  /// Hidden labels take no space.
  public func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }
}
