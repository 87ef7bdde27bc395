// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A single-line text field that shows a dot for each character. The text cannot be copied.
public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let prompt: FieldPrompt
  private let commit: (() -> Void)?

  init(_ text: Binding<String>, prompt: Text?, commit: (() -> Void)? = nil) {
    _text = text
    self.prompt = FieldPrompt(text: prompt)
    self.commit = commit
  }

  /// The text field in the style of the environment.
  public var body: some View {
    TextField<_TextFieldStyleLabel>(
      .text($text), prompt: prompt.text, commit: commit, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, which is shown while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: Text(titleKey))
  }

  /// Creates a secure field that shows the prompt, or the localized title without one, while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a secure field with a title that is not localized, which is shown while the text is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: Text(title))
  }
}
