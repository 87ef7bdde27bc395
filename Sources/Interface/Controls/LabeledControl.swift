// Part of Snapback, under the MIT licence; see LICENSE.

/// A label at the leading edge and a control at the trailing one; without the label where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    HStack {
      if !hidesLabels {
        label
        Spacer()
      }
      control
    }
  }
}

private enum HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside: of switches, steppers, pickers and the like. They are left out
  /// of the layout.
  public func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }
}
