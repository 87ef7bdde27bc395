// Part of Snapback, under the MIT licence; see LICENSE.

/// The capitalization by an on-screen keyboard. It has no effect with a hardware keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
