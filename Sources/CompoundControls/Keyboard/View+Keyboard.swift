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

  /// Has no effect: text is never corrected automatically.
  /// - Note: Differs from SwiftUI: no effect: text is never corrected automatically.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect: text is never corrected automatically.
  /// - Note: Differs from SwiftUI: no effect: text is never corrected automatically.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

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
