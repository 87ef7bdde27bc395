// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The agreement of an English noun with the number before it: `^[3 peg](inflect: true)` is "3 pegs".
enum Inflection {
  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "man": "men", "mouse": "mice",
    "person": "people", "tooth": "teeth", "woman": "women",
  ]

  /// Returns the text with its last word in the number of the first digits in the text. A text without
  /// digits, or that ends with no letter, is returned unchanged.
  static func agreeing(_ texts: [Text]) -> [Text] {
    let string = texts.map(\.string).joined()
    guard let start = string.firstIndex(where: \.isWholeNumber),
      case .string(let last) = texts.last?.content
    else { return texts }
    let digits = string[start...].prefix { $0.isWholeNumber || ",.".contains($0) }
    let word = String(last.reversed().prefix(while: \.isLetter).reversed())
    guard !word.isEmpty else { return texts }
    var result = texts
    let noun = digits == "1" ? singular(word) : plural(word)
    result[result.count - 1] = Text(
      .string(last.dropLast(word.count) + noun), texts[texts.count - 1].appearance)
    return result
  }

  /// The plural of a noun in either number.
  private static func plural(_ noun: String) -> String {
    if let plural = irregular[noun.lowercased()] { return matching(plural, noun) }
    if irregular.values.contains(noun.lowercased()) { return noun }
    let lowercase = noun.lowercased()
    if lowercase.hasSuffix("s"), !lowercase.hasSuffix("ss"), !lowercase.hasSuffix("us") {
      return noun
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: { lowercase.hasSuffix($0) }) {
      return noun + "es"
    }
    if lowercase.hasSuffix("y"), let before = lowercase.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// The singular of a noun in either number.
  private static func singular(_ noun: String) -> String {
    let lowercase = noun.lowercased()
    if let pair = irregular.first(where: { $0.value == lowercase }) {
      return matching(pair.key, noun)
    }
    if lowercase.hasSuffix("ies"), lowercase.count > 4 { return noun.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: { lowercase.hasSuffix($0) }) {
      return String(noun.dropLast(2))
    }
    if lowercase.hasSuffix("s"), !lowercase.hasSuffix("ss"), !lowercase.hasSuffix("us") {
      return String(noun.dropLast())
    }
    return noun
  }

  /// A word with a capital first letter if another one has one.
  private static func matching(_ word: String, _ model: String) -> String {
    model.first?.isUppercase == true ? word.capitalized : word
  }
}
