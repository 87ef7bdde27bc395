// Part of Snapback, under the MIT licence; see LICENSE.

/// What a keyboard on the screen would offer.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard on the screen would offer to fill in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}

/// When a keyboard on the screen would begin a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// When a keyboard on the screen would begin a capital letter.
public struct TextInputAutocapitalization: Sendable {
  private let rule: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { .init(rule: .none) }
  public static var words: TextInputAutocapitalization { .init(rule: .words) }
  public static var sentences: TextInputAutocapitalization { .init(rule: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(rule: .allCharacters) }
}

/// What a keyboard on the screen would write on its return key.
public struct SubmitLabel: Sendable {
  private let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// How scrolling would put a keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// Text is written with the desktop's own keyboard, so these do what they do where an iPad has one: nothing.
extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
