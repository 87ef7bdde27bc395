// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The search in the source panel.
@Observable
final class SourceSearch {
  /// An occurrence of the searched text.
  struct Match: Equatable {
    /// From 0.
    var line: Int
    /// Counts characters.
    var columns: Range<Int>
  }

  var isShown = false
  var query = ""
  /// The occurrence that was gone to last; nil for none.
  private(set) var current: Match?

  /// All occurrences in a source, in any case, in order: those in the part of each line that is shown.
  func matches(in source: String) -> [Match] {
    guard isShown, !query.isEmpty else { return [] }
    var matches: [Match] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      var rest = line.prefix(SourceLineText.longest)
      var column = 0
      while let found = rest.range(of: query, options: .caseInsensitive) {
        guard !found.isEmpty else { break }
        let start = column + rest.distance(from: rest.startIndex, to: found.lowerBound)
        column = start + rest.distance(from: found.lowerBound, to: found.upperBound)
        matches.append(Match(line: number, columns: start..<column))
        rest = rest[found.upperBound...]
      }
    }
    return matches
  }

  /// Goes to the next occurrence, or to the previous one; after the last, to the first. From the
  /// beginning, to the first.
  ///
  /// - Returns: Its line, from 1; nil without an occurrence.
  func goToNext(in source: String, back: Bool = false, fromStart: Bool = false) -> Int? {
    let found = matches(in: source)
    let position = fromStart ? nil : current
    func isLater(_ match: Match, than other: Match) -> Bool {
      (match.line, match.columns.lowerBound) > (other.line, other.columns.lowerBound)
    }
    if let position {
      let next =
        back
        ? found.last { isLater(position, than: $0) } : found.first { isLater($0, than: position) }
      current = next ?? (back ? found.last : found.first)
    } else {
      current = back ? found.last : found.first
    }
    return current.map { $0.line + 1 }
  }

  /// Ends the search.
  func close() {
    isShown = false
    current = nil
  }
}
