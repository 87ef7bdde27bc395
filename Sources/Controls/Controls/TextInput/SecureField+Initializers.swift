// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension SecureField {
  /// Creates a secure field with a label. The prompt, or a label that is a `Text` without one, is
  /// shown while the text is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text, prompt: prompt ?? label as? Text)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field that shows the prompt, or the title without one, while the text is
  /// empty. The title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(title))
  }

  /// Creates a secure field with a localized title. `onCommit` is called when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(titleKey), commit: onCommit)
  }

  /// Creates a secure field with a title that is not localized. `onCommit` is called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(title), commit: onCommit)
  }
}
