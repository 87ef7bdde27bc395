// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

// The value is set while the user types, whenever the format can parse the text. At the end of
// editing the text is formatted again.

extension TextField where Label == Text {
  /// Creates a text field with a localized title that edits a value in a format. A text that the
  /// format cannot parse leaves the value unchanged.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), prompt: prompt ?? Text(titleKey))
  }

  /// Creates a text field with a title that is not localized, for a value in a format. A text that
  /// the format cannot parse leaves the value unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), prompt: prompt ?? Text(title))
  }

  /// Creates a text field with a localized title that edits an optional value in a format. An empty
  /// text sets it to nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(optional: value, format)), prompt: prompt ?? Text(titleKey))
  }

  /// Creates a text field with a title that is not localized, for an optional value in a format.
  /// An empty text sets it to nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(optional: value, format)), prompt: prompt ?? Text(title))
  }
}

extension TextField {
  /// Creates a text field with a label that edits a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(.value(FieldValue(value, format)), prompt: prompt ?? label as? Text)
  }

  /// Creates a text field with a label that edits an optional value in a format. An empty text sets it to nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(.value(FieldValue(optional: value, format)), prompt: prompt ?? label as? Text)
  }
}
