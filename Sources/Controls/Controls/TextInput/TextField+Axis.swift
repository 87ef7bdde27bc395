// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension TextField where Label == Text {
  /// Creates a text field with a localized title. With a vertical axis, the field grows with the
  /// lines of its text up to the line limit, and scrolls beyond it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, prompt: Text(titleKey), axis: axis)
  }

  /// Creates a text field that shows the prompt, or the localized title without one, while the text
  /// is empty. With a vertical axis, it grows with the lines of its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt: prompt ?? Text(titleKey), axis: axis)
  }

  /// Creates a text field with a title that is not localized. With a vertical axis, the field grows
  /// with the lines of its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, prompt: Text(title), axis: axis)
  }

  /// Creates a text field that shows the prompt, or the title without one, while the text is empty.
  /// The title is not localized. With a vertical axis, the field grows with the lines of its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt: prompt ?? Text(title), axis: axis)
  }
}

extension TextField {
  /// Creates a text field with a label. The prompt, or a label that is a `Text` without one, is
  /// shown while the text is empty. With a vertical axis, the field grows with the lines of its text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(text, prompt: prompt ?? label as? Text, axis: axis)
  }
}
