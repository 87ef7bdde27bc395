// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A control that runs an action when it is pressed and released inside its bounds. Its appearance
/// and its triggering are defined by the current `buttonStyle`.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button without a role, with a view as its label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, which styles use for its appearance.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button as its style presents it.
  public var body: some View {
    style.view(
      PrimitiveButtonStyleConfiguration(role: role, label: .init(AnyView(label)), action: action))
  }
}

extension Button where Label == Text {
  /// Creates a button labeled by a localized text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button labeled by a string that is not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role, labeled by a localized text.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role, labeled by a string that is not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// Creates a button labeled by a localized text and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  /// Creates a button labeled by a string that is not localized and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitledIcon(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style, so that a style can modify the button and
  /// keep the enclosing style's appearance.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: { configuration.trigger() },
      label: { configuration.label })
  }
}
