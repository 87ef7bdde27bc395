// Part of Snapback, under the MIT licence; see LICENSE.

package import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A field for a line of text, or for several lines with a vertical axis.
///
/// It supports the usual keys of desktops: the arrow keys, Home and End, with Shift to select and
/// Control to move by words, and Control with A, C, X, V, Z and Y. Return runs the `onSubmit`
/// actions and resigns the focus; in a field with a vertical axis it inserts a line.
public struct TextField<Label: View>: View {
  private let content: FieldContent
  private let prompt: FieldPrompt
  private let axis: Axis
  private let selection: Binding<TextSelection?>
  private let editingChanged: (Bool) -> Void
  private let commit: (() -> Void)?
  private let isSecure: Bool
  @Environment(\.textFieldStyling) private var styling

  package init(
    _ text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
    selection: Binding<TextSelection?> = .constant(nil),
    editingChanged: @escaping (Bool) -> Void = { _ in }, commit: (() -> Void)? = nil
  ) {
    self.init(
      .text(text), prompt: prompt, axis: axis, selection: selection,
      editingChanged: editingChanged, commit: commit)
  }

  init(
    _ content: FieldContent, prompt: Text?, axis: Axis = .horizontal,
    selection: Binding<TextSelection?> = .constant(nil),
    editingChanged: @escaping (Bool) -> Void = { _ in }, commit: (() -> Void)? = nil,
    isSecure: Bool = false
  ) {
    self.content = content
    self.prompt = FieldPrompt(text: prompt)
    self.axis = axis
    self.selection = selection
    self.editingChanged = editingChanged
    self.commit = commit
    self.isSecure = isSecure
  }

  /// The text field in the style of the environment.
  @ViewBuilder public var body: some View {
    if let styling {
      styling.apply(unstyled).environment(\.textFieldStyling, nil)
    } else {
      field.onSubmit { commit?() }
    }
  }

  /// The text field that a style receives.
  private var unstyled: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      content, prompt: prompt.text, axis: axis, selection: selection,
      editingChanged: editingChanged, commit: commit, isSecure: isSecure)
  }

  @ViewBuilder private var field: some View {
    switch content {
    case .text(let text): styled(text, editingChanged)
    case .value(let value):
      FieldValueEditor(value: value) { text, valueEditingChanged in
        styled(text) { isEditing in
          valueEditingChanged(isEditing)
          editingChanged(isEditing)
        }
      }
    }
  }

  private func styled(
    _ text: Binding<String>, _ editingChanged: @escaping (Bool) -> Void
  ) -> StyledTextField {
    StyledTextField(
      core: TextFieldCore(
        text: text, prompt: prompt, isSecure: isSecure, kind: axis == .vertical ? .growing : .line,
        selection: selection, editingChanged: editingChanged))
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title, which is shown while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: Text(titleKey))
  }

  /// Creates a text field that shows the prompt, or the localized title without one, while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a text field with a title that is not localized, which is shown while the text is empty.
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
