// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) package import ViewCore

/// The text that is looked for in the text editors inside of a view, which highlight it.
package struct TextSearch {
  let query: String
  /// The index of the current match.
  let index: Int
  /// Receives the number of matches when it changes.
  let report: (Int) -> Void

  package init(query: String, index: Int, report: @escaping (Int) -> Void) {
    (self.query, self.index, self.report) = (query, index, report)
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
