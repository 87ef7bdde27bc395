// Part of Snapback, under the MIT licence; see LICENSE.

public import Controls
public import Scrolling
public import ViewCore
public import Views

extension TextField where Label == Text {
  /// Creates a text field with a localized title, whose selection is bound: it is set when the user
  /// selects, and selects when it is set. With a vertical axis, the field grows with the lines of its
  /// text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      text, prompt: prompt ?? Text(titleKey), axis: axis ?? .horizontal, selection: selection)
  }

  /// Creates a text field with a title that is not localized, whose selection is bound.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text, prompt: prompt ?? Text(title), axis: axis ?? .horizontal, selection: selection)
  }
}

extension TextField {
  /// Creates a text field with a label, whose selection is bound. The prompt, or a label that is a
  /// `Text` without one, is shown while the text is empty.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      text, prompt: prompt ?? label as? Text, axis: axis ?? .horizontal, selection: selection)
  }
}
