// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A label at the leading edge and a control at the trailing edge. The label is left out where labels are hidden.
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
      // In a row of a list the control does not make the row taller than its minimum of 44 points. Without its label it
      // has its own height.
      control.padding(.vertical, isInList && !hidesLabels ? -5 : 0)
    }
    .accessibilityElement(children: .combine)
  }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the labels of controls; `automatic` by default, which shows them.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  package var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Hides the labels of the controls inside: of switches, steppers, pickers and other controls.
  /// Hidden labels take no space.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Hides the labels of the controls inside, or shows them again within a view that hides them.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
