// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The appearance of text fields: one of the styles below, or a type whose `_body` adds to a plain text field.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View

  /// Returns a text field in this style. `configuration` is the text field without a border.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the text field that `_body` receives.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field in a style. Its text is in the prompt.
public struct _TextFieldStyleLabel: View {
  nonisolated init() {}

  /// Empty: the prompt shows the label.
  public var body: some View { EmptyView() }
}

/// A style that text fields apply without knowing its type.
@MainActor
struct TextFieldStyling {
  let apply: (TextField<_TextFieldStyleLabel>) -> AnyView

  init<S: TextFieldStyle>(_ style: S) {
    apply = { field in
      AnyView(StyledView(style: StyleHolder(style)) { $0._body(configuration: field) })
    }
  }
}

private enum BorderedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum StylingKey: EnvironmentKey {
  static var defaultValue: TextFieldStyling? { nil }
}

extension EnvironmentValues {
  package var isTextFieldBordered: Bool {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }

  /// The style of text fields with a `_body` of its own; nil for the styles of the system.
  var textFieldStyling: TextFieldStyling? {
    get { self[StylingKey.self] }
    set { self[StylingKey.self] = newValue }
  }
}

/// A style whose text fields only differ in their border.
protocol SystemTextFieldStyle {
  static var isBordered: Bool { get }
}

extension View {
  /// Sets the appearance of the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let bordered = (S.self as? any SystemTextFieldStyle.Type)?.isBordered
    return environment(\.isTextFieldBordered, bordered ?? false)
      .environment(\.textFieldStyling, bordered == nil ? TextFieldStyling(style) : nil)
  }
}
