// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Finds misspelled words, by the Hunspell dictionaries of the system.
///
/// - Note: Differs from UIKit: without a dictionary of the language no word counts as misspelled.
@preconcurrency @MainActor
open class UITextChecker {
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  /// The dictionaries that were used, by language; nil for those that cannot be read.
  private static var dictionaries: [String: SpellingDictionary?] = [:]

  /// Creates a checker.
  public init() {}

  /// The languages with a dictionary, such as `en_US`.
  open class var availableLanguages: [String] {
    Set(
      folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        .filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
    ).sorted()
  }

  /// Returns the range of the first misspelled word; its location is `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of it to check, in UTF-16.
  ///   - startingOffset: Where the search begins, in UTF-16.
  ///   - wrapFlag: Whether the search continues at the start of the range.
  ///   - language: A language such as `en_US`, or `en` for any of its kinds.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(of: language),
      let part = Range(range, in: stringToCheck)
    else { return none }
    let misspelled = Self.words(stringToCheck[part]).filter { !dictionary.contains(String($0)) }
      .map { NSRange($0.startIndex..<$0.endIndex, in: stringToCheck) }
    return misspelled.first { $0.location >= startingOffset } ?? (wrapFlag ? misspelled.first : nil)
      ?? none
  }

  /// The words of a text; those with digits are left out.
  private static func words(_ text: Substring) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }
      .map { $0.drop { !$0.isLetter && !$0.isNumber } }
      .filter { !$0.isEmpty && $0.allSatisfy { !$0.isNumber } }
  }

  private static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = dictionaries[language] { return known }
    let name = language.replacingOccurrences(of: "-", with: "_")
    let available = availableLanguages
    let region = name == "en" ? "en_US" : name
    let file =
      available.contains(region) ? region : available.first { $0.hasPrefix(name + "_") }
    let found = file.flatMap { file in
      folders.lazy.compactMap { folder -> SpellingDictionary? in
        let path = "\(folder)/\(file)"
        guard let words = text(of: path + ".dic"), let rules = text(of: path + ".aff") else {
          return nil
        }
        return SpellingDictionary(words: words, rules: rules)
      }.first
    }
    dictionaries[language] = .some(found)
    return found
  }

  /// The contents of a file; some dictionaries are in Latin-1.
  private static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
