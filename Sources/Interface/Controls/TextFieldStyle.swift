// Part of Snapback, under the MIT licence; see LICENSE.

/// How text fields look. There are those below; SwiftUI lets nobody make others either.
public protocol TextFieldStyle {
  static var _isBordered: Bool { get }
}

/// No border: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}

  public static var _isBordered: Bool { false }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}

  public static var _isBordered: Bool { false }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  public static var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// What hands in a form.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return, in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
}

private enum BorderedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  var isTextFieldBordered: Bool {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }

  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.isTextFieldBordered, S._isBordered)
  }

  /// Runs `action` when Return is pressed in a text field inside; those further out run after it.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(action: triggers.contains(.text) ? action : {}))
  }
}

struct _SubmitModifier: ViewModifier {
  let action: () -> Void
  @Environment(\.submitAction) private var outer

  init(action: @escaping () -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    content.environment(
      \.submitAction,
      { [action, outer] in
        action()
        outer?()
      })
  }
}
