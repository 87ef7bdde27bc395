// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension View {
  /// Has no effect: text is typed with a hardware keyboard.
  /// - Note: Differs from SwiftUI: no effect: there is no on-screen keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has no effect: text is typed with a hardware keyboard.
  /// - Note: Differs from SwiftUI: no effect: there is no on-screen keyboard.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Has no effect: text is typed with a hardware keyboard.
  /// - Note: Differs from SwiftUI: no effect: there is no on-screen keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the value of the environment. Text is never corrected automatically.
  /// - Note: Differs from SwiftUI: no effect: text is never corrected automatically.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets the value of the environment; nil for the default. Text is never corrected automatically.
  /// - Note: Differs from SwiftUI: no effect: text is never corrected automatically.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Has no effect: text is not completed automatically.
  /// - Note: Differs from SwiftUI: no effect: text is never completed automatically.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Has no effect: a hardware keyboard has a fixed Return key.
  /// - Note: Differs from SwiftUI: no effect: there is no on-screen keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Has no effect: there is no on-screen keyboard to dismiss.
  /// - Note: Differs from SwiftUI: no effect: there is no on-screen keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
  /// Whether views request that text is not corrected automatically; false by default.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] ?? false }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The old name of `autocorrectionDisabled`; nil by default.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
