// Part of Snapback, under the MIT licence; see LICENSE.

/// A command in the palette.
struct PaletteCommand: Identifiable {
  /// The title in the user's language.
  let title: String
  /// The English title, by which it is found, too.
  let english: String
  /// Other English words by which it is found.
  var keywords = ""
  /// The key that performs it; nil if there is none.
  let key: String?
  let symbol: String
  let action: @MainActor () -> Void

  var id: String { title }

  /// Returns whether the titles and keywords have all words of a query, at the beginnings of words.
  func matches(_ query: String) -> Bool { Self.has([title, english, keywords], query) }

  /// Returns whether the titles alone have all words of a query.
  func titleMatches(_ query: String) -> Bool { Self.has([title, english], query) }

  private static func has(_ texts: [String], _ query: String) -> Bool {
    let words = texts.joined(separator: " ").lowercased().split {
      !$0.isLetter && !$0.isNumber
    }
    return query.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy { part in
      words.contains { $0.hasPrefix(part) }
    }
  }
}
