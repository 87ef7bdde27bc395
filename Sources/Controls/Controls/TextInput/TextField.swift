// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A single-line text field.
///
/// It supports the usual keys of desktops: the arrow keys, Home and End, with Shift to select and
/// Control to move by words, and Control with A, C, X, V, Z and Y. Return runs the `onSubmit`
/// actions and resigns the focus.
public struct TextField<Label: View>: View {
  @Binding private var text: String
  private let prompt: FieldPrompt
  private let editingChanged: (Bool) -> Void
  private let commit: (() -> Void)?

  init(
    _ text: Binding<String>, prompt: Text?, editingChanged: @escaping (Bool) -> Void = { _ in },
    commit: (() -> Void)? = nil
  ) {
    _text = text
    self.prompt = FieldPrompt(text: prompt)
    self.editingChanged = editingChanged
    self.commit = commit
  }

  /// The text field in the style of the environment.
  public var body: some View {
    StyledTextField(
      core: TextFieldCore(
        text: $text, prompt: prompt, isSecure: false, editingChanged: editingChanged)
    )
    .onSubmit { commit?() }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title, which is shown while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: Text(titleKey))
  }

  /// Creates a text field that shows the prompt, or the localized title without one, while the text
  /// is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a text field with a title that is not localized, which is shown while the text is
  /// empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: Text(title))
  }

  /// Creates a text field that shows the prompt, or the title without one, while the text is empty.
  /// The title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(title))
  }

  /// Creates a text field with a localized title. `onEditingChanged` is called with true when the
  /// field gets the focus, and with false when it loses it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, prompt: Text(titleKey), editingChanged: onEditingChanged)
  }
}
