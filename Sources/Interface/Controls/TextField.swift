// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A line of text to write.
///
/// It is written with the desktop's keys: arrows, Home and End, with Shift to select and Ctrl to go by words,
/// Ctrl with A, C, X, V, Z and Y. Return hands it in (`onSubmit`) and gives the focus back.
public struct TextField<Label: View>: View {
  @Binding private var text: String
  private let prompt: StyledPrompt
  private let editingChanged: (Bool) -> Void

  init(_ text: Binding<String>, prompt: Text?, editingChanged: @escaping (Bool) -> Void = { _ in })
  {
    _text = text
    self.prompt = StyledPrompt(text: prompt)
    self.editingChanged = editingChanged
  }

  public var body: some View {
    Field(
      core: FieldCore(
        text: $text, prompt: prompt, isSecure: false, editingChanged: editingChanged))
  }
}

extension TextField where Label == Text {
  /// The title is seen while nothing is written, unless there is a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(title))
  }

  /// `onEditingChanged` is told when the field gets the focus and when it loses it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, prompt: Text(titleKey), editingChanged: onEditingChanged)
  }
}

/// A line of text to write that is not shown: a dot stands for each character.
public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let prompt: StyledPrompt

  init(_ text: Binding<String>, prompt: Text?) {
    _text = text
    self.prompt = StyledPrompt(text: prompt)
  }

  public var body: some View {
    Field(core: FieldCore(text: $text, prompt: prompt, isSecure: true, editingChanged: { _ in }))
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: Text(title))
  }
}

/// A text field in the look that the views around ask for.
private struct Field: View {
  let core: FieldCore
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if isBordered {
      core
        .padding(.horizontal, 7)
        .padding(.vertical, 7)
        .background(shape.fill(scheme == .dark ? Color(white: 0.11) : .white))
        .overlay(shape.strokeBorder(Color.gray.opacity(0.3), lineWidth: 1))
    } else {
      core
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
}
