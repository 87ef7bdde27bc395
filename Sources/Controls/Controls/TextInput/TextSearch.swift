// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) package import ViewCore

/// The text that is looked for in one of the text editors inside of a view, which highlights it.
package struct TextSearch {
  let query: String
  /// The index of the current match.
  let index: Int
  /// Changes when a match is looked for: it is then selected and scrolled to.
  let step: Int
  /// The editor that is searched; nil for none.
  let editor: ObjectIdentifier?

  package init(query: String, index: Int = 0, step: Int = 0, editor: ObjectIdentifier? = nil) {
    (self.query, self.index, self.step, self.editor) = (query, index, step, editor)
  }

  /// The parts of a text that match, in characters, without regard to case and accents. An empty query matches nothing.
  func matches(in text: String) -> [Range<Int>] {
    var (matches, start, offset): ([Range<Int>], String.Index, Int) = ([], text.startIndex, 0)
    while !query.isEmpty,
      let found = text.range(
        of: query, options: [.caseInsensitive, .diacriticInsensitive],
        range: start..<text.endIndex), found.upperBound > start
    {
      let lower = offset + text.distance(from: start, to: found.lowerBound)
      offset = lower + text.distance(from: found.lowerBound, to: found.upperBound)
      start = found.upperBound
      if offset > lower { matches.append(lower..<offset) }
    }
    return matches
  }
}

/// The matches of the last search, which is not repeated for the same text and query.
package struct TextMatches {
  private var text = ""
  private var query = ""
  private var ranges: [Range<Int>] = []
  /// The number of times that a text was searched.
  package private(set) var searches = 0

  package init() {}

  /// The matches of a search in a text.
  package mutating func find(_ search: TextSearch, in text: String) -> [Range<Int>] {
    guard text != self.text || search.query != query else { return ranges }
    (self.text, query, ranges) = (text, search.query, search.matches(in: text))
    searches += 1
    return ranges
  }
}

/// A text editor that can be searched.
package struct SearchableEditor: Equatable {
  package let id: ObjectIdentifier
  package let isFocused: Bool
  /// The number of matches; 0 while it is not searched.
  package let matchCount: Int
}

/// The text editors inside of a view, in their order.
package struct SearchableEditorsKey: PreferenceKey {
  package static var defaultValue: [SearchableEditor] { [] }

  package static func reduce(
    value: inout [SearchableEditor], nextValue: () -> [SearchableEditor]
  ) {
    value += nextValue()
  }
}

private enum TextSearchKey: EnvironmentKey {
  static var defaultValue: TextSearch? { nil }
}

extension EnvironmentValues {
  /// The search in the text editors inside; nil for none.
  package var textSearch: TextSearch? {
    get { self[TextSearchKey.self] }
    set { self[TextSearchKey.self] = newValue }
  }
}
