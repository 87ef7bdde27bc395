// Part of Snapback, under the MIT licence; see LICENSE.

/// Names of cases as the protocol spells them.
enum CamelCase {
  /// Returns the words of a name in lower case: `push button` for `pushButton` and a space.
  static func words(of name: String, separator: String) -> String {
    var words = ""
    for character in name {
      words += character.isUppercase ? separator + character.lowercased() : String(character)
    }
    return words
  }
}
