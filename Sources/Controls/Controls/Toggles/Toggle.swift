// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A control that switches between on and off. The appearance is defined by the current
/// `toggleStyle`.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  /// Whether only some of several values are on.
  var isMixed = false
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle that shows and changes a boolean, with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle as its style presents it.
  public var body: some View {
    style.view(
      ToggleStyleConfiguration(
        label: .init(SubtitledLabel.erased(label)), isOn: isOn, isMixed: isMixed))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle labeled by a localized text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// Creates a toggle labeled by a localized text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle labeled by a string that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TitledIcon(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style, so that a style can modify the toggle and
  /// keep the enclosing style's appearance.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}
