// Part of Snapback, under the MIT licence; see LICENSE.

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the view and its contents respond to input; see `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Disables a view, or leaves it as it is.
public struct _DisabledModifier: ViewModifier {
  let isDisabled: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  /// The content with `isEnabled` in its environment.
  public func body(content: Content) -> some View {
    content.environment(\.isEnabled, isEnabled && !isDisabled)
  }
}

extension View {
  /// Disables the view and its contents: gestures that have not started fail, active ones are cancelled.
  ///
  /// A view inside a disabled one cannot be enabled.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}
