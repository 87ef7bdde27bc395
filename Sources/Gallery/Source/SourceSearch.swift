// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The search in the source panel.
@Observable
final class SourceSearch {
  var isShown = false
  var query = ""

  /// The lines of a source, from 0, that contain the searched text, in any case.
  func lines(in source: String) -> [Int] {
    guard isShown, !query.isEmpty else { return [] }
    let wanted = query.lowercased()
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].lowercased().contains(wanted) }
  }

  /// The next matching line after a line, from 1; after the last, the first. Nil without a match.
  func next(after line: Int?, in source: String, back: Bool = false) -> Int? {
    let found = lines(in: source).map { $0 + 1 }
    let current = line ?? 0
    if back { return found.last { $0 < current } ?? found.last }
    return found.first { $0 > current } ?? found.first
  }
}
