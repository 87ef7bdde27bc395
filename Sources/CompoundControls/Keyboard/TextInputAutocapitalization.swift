// Part of Snapback, under the MIT licence; see LICENSE.

/// The capitalization by an on-screen keyboard. It has no effect with a hardware keyboard.
public struct TextInputAutocapitalization: Sendable {
  private let rule: UITextAutocapitalizationType

  /// Nothing is capitalized.
  public static var never: TextInputAutocapitalization { .init(rule: .none) }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { .init(rule: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { .init(rule: .sentences) }
  /// All letters are capitalized.
  public static var characters: TextInputAutocapitalization { .init(rule: .allCharacters) }
}
