// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The action is not repeated while the button is held, as `disabled`.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It runs its action when it is pressed and, after half a second, ten times a second.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action is not repeated while the button is held.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons repeat their actions. The default is `automatic`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons inside repeat their actions while they are pressed. This concerns
  /// buttons whose style is a `ButtonStyle` or one of the library's.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
