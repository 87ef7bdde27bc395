// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The outcome of a gesture as it is shown in the user's language: one or more sentences in English, such
/// as `Moved 10 points; has priority over tap`. In the string catalog, numbers and names of gestures are
/// `%@`, and the first letter is a capital.
nonisolated package enum ShellPhrase {
  /// The sentences with names in them.
  private static let templates = [
    "Lost to %@", "Has priority over %@", "Waiting for %@ to fail", "No %@ after the %@",
  ]

  /// - Parameter translation: Returns the translation of a key, or the key itself.
  package static func translated(_ text: String, by translation: (String) -> String) -> String {
    var parts: [String] = []
    for sentence in text.components(separatedBy: "; ") {
      let clauses = sentence.components(separatedBy: ": ")
      parts.append(clauses.map { clause($0, translation) }.joined(separator: ": "))
    }
    return parts.joined(separator: "; ")
  }

  private static func clause(_ text: String, _ translation: (String) -> String) -> String {
    let capitalized = text.prefix(1).uppercased() + text.dropFirst()
    let (key, values) =
      templates.lazy.compactMap { template in
        self.values(in: capitalized, of: template).map { (template, $0) }
      }.first ?? withoutNumbers(capitalized)
    var translated = translation(key)
    guard translated != key else { return text }
    for value in values {
      guard let range = translated.range(of: "%@") else { break }
      translated.replaceSubrange(range, with: value)
    }
    return translated
  }

  /// The parts of a text in place of `%@` in a template; nil if it does not match.
  private static func values(in text: String, of template: String) -> [String]? {
    let fixed = template.components(separatedBy: "%@")
    guard text.hasPrefix(fixed[0]) else { return nil }
    var rest = text.dropFirst(fixed[0].count)
    var values: [String] = []
    for part in fixed.dropFirst() {
      if part.isEmpty {
        values.append(String(rest))
        rest = ""
        continue
      }
      guard let range = rest.range(of: part) else { return nil }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? values : nil
  }

  /// The text with `%@` for each number, and the numbers.
  private static func withoutNumbers(_ text: String) -> (key: String, values: [String]) {
    var (key, values, number) = ("", [String](), "")
    func isNumeric(_ character: Character) -> Bool {
      character.isNumber || character == "." && !number.isEmpty
    }
    for character in text + "\n" {
      if isNumeric(character) {
        number.append(character)
        continue
      }
      if !number.isEmpty {
        values.append(number)
        key += "%@"
        number = ""
      }
      key.append(character)
    }
    return (String(key.dropLast()), values)
  }
}
