// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

// The value is set at the end of editing: when Return is pressed, or the field loses the focus.

extension TextField where Label == Text {
  /// Creates a text field with a localized title that edits a value with a formatter. The value is set
  /// at the end of editing, if the formatter can parse the text.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(FieldValue(value, formatter)), prompt: prompt ?? Text(titleKey))
  }

  /// Creates a text field with a title that is not localized, for a value with a formatter. The
  /// value is set at the end of editing, if the formatter can parse the text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(FieldValue(value, formatter)), prompt: prompt ?? Text(title))
  }

  /// Creates a text field with a localized title that edits a value with a formatter. `onEditingChanged` is called
  /// with true when the field gets the focus and with false when it loses it, `onCommit` when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), prompt: Text(titleKey),
      editingChanged: onEditingChanged, commit: onCommit)
  }

  /// Creates a text field with a localized title that edits a value with a formatter. `onCommit` is
  /// called when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(FieldValue(value, formatter)), prompt: Text(titleKey), commit: onCommit)
  }

  /// Creates a text field with a title that is not localized, for a value with a formatter.
  /// `onEditingChanged` is called with true when the field gets the focus and with false when it
  /// loses it, `onCommit` when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), prompt: Text(title), editingChanged: onEditingChanged,
      commit: onCommit)
  }
}

extension TextField {
  /// Creates a text field with a label that edits a value by a formatter. The value is set at the end
  /// of editing, if the formatter can parse the text.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(.value(FieldValue(value, formatter)), prompt: prompt ?? label as? Text)
  }
}
