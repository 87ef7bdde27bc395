// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension TextField {
  /// Creates a text field with a label. The prompt, or a label that is a `Text` without one, is
  /// shown while the text is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text, prompt: prompt ?? label as? Text)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title. `onEditingChanged` is called with true when the
  /// field gets the focus and with false when it loses it, `onCommit` when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      text, prompt: Text(titleKey), editingChanged: onEditingChanged, commit: onCommit)
  }

  /// Creates a text field with a localized title. `onCommit` is called when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(titleKey), commit: onCommit)
  }

  /// Creates a text field with a title that is not localized. `onEditingChanged` is called with true when the field
  /// gets the focus and with false when it loses it, `onCommit` when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(title), editingChanged: onEditingChanged, commit: onCommit)
  }

  /// Creates a text field with a title that is not localized. `onEditingChanged` is called with true
  /// when the field gets the focus, and with false when it loses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, prompt: Text(title), editingChanged: onEditingChanged)
  }
}
