// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The words of a language, from a dictionary in Hunspell's format: stems with flags, and the affixes
/// that each flag allows.
package struct SpellingDictionary {
  /// A prefix or suffix that stems with a flag can have.
  private struct Affix {
    let flag: Character
    let isSuffix: Bool
    /// The stripped and the added affix.
    let removed: Substring
    let added: Substring
    /// The condition for the end (or start) of the stem: one set of characters for each position.
    let condition: [(characters: Set<Character>, isExcluded: Bool)]
  }

  private var stems: [Substring: Set<Character>] = [:]
  private var affixes: [Affix] = []

  /// - Parameters:
  ///   - words: The lines of a `.dic` file: its number of lines, then `stem/FLAGS`.
  ///   - rules: The lines of an `.aff` file.
  package init(words: String, rules: String) {
    for line in words.split(whereSeparator: \.isNewline).dropFirst() {
      let parts = line.prefix { !$0.isWhitespace }.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first else { continue }
      stems[stem, default: []].formUnion(parts.count > 1 ? Set(parts[1]) : [])
    }
    for line in rules.split(whereSeparator: \.isNewline) {
      let parts = line.split(whereSeparator: \.isWhitespace)
      // The first line of a flag has three fields after its kind: the flag, a letter and a number.
      guard parts.count >= 5, parts[0] == "SFX" || parts[0] == "PFX", let flag = parts[1].first
      else { continue }
      let added = parts[3].prefix { $0 != "/" }
      affixes.append(
        Affix(
          flag: flag, isSuffix: parts[0] == "SFX", removed: parts[2] == "0" ? "" : parts[2],
          added: added == "0" ? "" : added, condition: Self.condition(parts[4])))
    }
  }

  private static func condition(
    _ text: Substring
  ) -> [(characters: Set<Character>, isExcluded: Bool)] {
    var result: [(characters: Set<Character>, isExcluded: Bool)] = []
    var rest = text
    while let first = rest.popFirst() {
      if first == "[" {
        let isExcluded = rest.first == "^"
        let characters = rest.prefix { $0 != "]" }.drop { $0 == "^" }
        result.append((Set(characters), isExcluded))
        rest = rest.drop { $0 != "]" }.dropFirst()
      } else {
        result.append(first == "." ? ([], true) : ([first], false))
      }
    }
    return result
  }

  /// Returns whether a word is in the dictionary: as it is, in lower case, or with affixes.
  package func contains(_ word: String) -> Bool {
    [word, word.lowercased()].contains { isKnown(Substring($0), with: nil) }
  }

  /// Returns whether a word is a stem with one of a flag's affixes, or any stem if there is no flag.
  private func isKnown(_ word: Substring, with flag: Character?) -> Bool {
    if let flags = stems[word], flag.map({ flags.contains($0) }) ?? true { return true }
    guard flag == nil else { return false }
    return affixes.contains { affix in
      guard let stem = stem(of: word, without: affix) else { return false }
      if isKnown(stem, with: affix.flag) { return true }
      // A prefix before a word that has a suffix, too.
      guard !affix.isSuffix else { return false }
      return affixes.contains { suffix in
        guard suffix.isSuffix, let inner = self.stem(of: stem, without: suffix),
          let flags = stems[inner]
        else { return false }
        return flags.contains(affix.flag) && flags.contains(suffix.flag)
      }
    }
  }

  private func stem(of word: Substring, without affix: Affix) -> Substring? {
    if affix.isSuffix {
      guard word.hasSuffix(affix.added), word.count > affix.added.count else { return nil }
      let stem = Substring(word.dropLast(affix.added.count) + affix.removed)
      return matches(stem.suffix(affix.condition.count), affix) ? stem : nil
    }
    guard word.hasPrefix(affix.added), word.count > affix.added.count else { return nil }
    let stem = Substring(affix.removed + word.dropFirst(affix.added.count))
    return matches(stem.prefix(affix.condition.count), affix) ? stem : nil
  }

  private func matches(_ characters: Substring, _ affix: Affix) -> Bool {
    characters.count == affix.condition.count
      && zip(characters, affix.condition).allSatisfy {
        $1.characters.contains($0) != $1.isExcluded
      }
  }
}
