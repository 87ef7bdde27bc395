// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The content that a text field edits: a string, or a value by its formatted string.
enum FieldContent {
  case text(Binding<String>)
  case value(FieldValue)
}

/// A value that is edited as a string.
struct FieldValue {
  /// Returns the formatted value.
  let string: () -> String
  /// Sets the value to that of a string; has no effect if the string has none.
  let set: (String) -> Void
  /// Whether the value is set while the user types, rather than at the end of editing.
  let isLive: Bool
}

extension FieldValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    string = { format.format(value.wrappedValue) }
    set = { string in
      if let parsed = try? format.parseStrategy.parse(string) { value.wrappedValue = parsed }
    }
    isLive = true
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    string = { value.wrappedValue.map { format.format($0) } ?? "" }
    set = { string in
      if string.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(string) {
        value.wrappedValue = parsed
      }
    }
    isLive = true
  }

  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    string = { formatter.string(for: value.wrappedValue) ?? "" }
    set = { string in
      if let parsed: Value = formatter.value(of: string) { value.wrappedValue = parsed }
    }
    isLive = false
  }
}

extension Formatter {
  /// The value of a string as a type; nil if the string or the type does not match.
  fileprivate func value<Value>(of string: String) -> Value? {
    let object: Any? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string)
      default: nil
      }
    guard let object else { return nil }
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    let candidates: [Any] = [
      number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue, number.int64Value, number.uintValue, number.int32Value,
    ]
    for candidate in candidates {
      if let value = candidate as? Value { return value }
    }
    return nil
  }
}

/// Edits a value as a string, which is formatted again at the end of editing.
struct FieldValueEditor<Content: View>: View {
  /// A string that the user is editing, and the formatted value to which it belongs.
  private struct Draft {
    var string: String
    var formatted: String
  }

  let value: FieldValue
  /// Creates the field of a string, with an action for the start and the end of editing.
  let content: (Binding<String>, _ editingChanged: @escaping (Bool) -> Void) -> Content
  @State private var draft: Draft?

  var body: some View {
    content(Binding(get: { current }, set: { edit($0) })) { isEditing in
      if !isEditing { commit() }
    }
  }

  /// The edited string, unless the value has been changed by others since.
  private var current: String {
    let formatted = value.string()
    guard let draft, draft.formatted == formatted else { return formatted }
    return draft.string
  }

  private func edit(_ string: String) {
    guard string != current else { return }
    if value.isLive { value.set(string) }
    draft = Draft(string: string, formatted: value.string())
  }

  private func commit() {
    if let draft, draft.formatted == value.string(), !value.isLive { value.set(draft.string) }
    draft = nil
  }
}
