// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Changes of the items of a list: those that are deleted and reloaded, by their indices before all changes,
/// and those that are inserted, by their indices after them.
package struct ListUpdates {
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  /// The items that are moved, by their indices before all changes.
  package var moved: [IndexPath: IndexPath] = [:]
  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Int: Int] = [:]

  package init() {}

  /// Where items and sections were before the changes, by where they are after them; those that are
  /// inserted are missing.
  package struct Sources: Equatable {
    package var items: [IndexPath: IndexPath] = [:]
    package var sections: [Int: Int] = [:]

    package init() {}
  }

  /// The items before the changes by those after them, for numbers of items per section before and after.
  ///
  /// - Parameter kind: `rows` or `items`, for the sentence.
  /// - Returns: A sentence if the numbers do not fit the changes.
  package func sources(
    from old: [Int], to new: [Int], kind: String
  ) -> Result<Sources, ListUpdateProblem> {
    var result = Sources()
    for (from, to) in movedSections { result.sections[to] = from }
    let kept = old.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    let free = new.indices.filter {
      !insertedSections.contains($0) && result.sections[$0] == nil
    }
    guard kept.count == free.count else {
      return .failure(
        ListUpdateProblem(
          "The number of sections changed from \(old.count) to \(new.count), with "
            + "\(insertedSections.count) insertions and \(deletedSections.count) deletions of "
            + "sections."))
    }
    for (from, to) in zip(kept, free) { result.sections[to] = from }
    for (from, to) in moved { result.items[to] = from }
    for (to, from) in result.sections {
      guard old.indices.contains(from), new.indices.contains(to) else {
        return .failure(ListUpdateProblem("There is no section \(from) or \(to)."))
      }
      if reloadedSections.contains(from) { continue }
      let kept = (0..<old[from]).map { IndexPath(row: $0, section: from) }
        .filter { !deleted.contains($0) && moved[$0] == nil }
      let free = (0..<new[to]).map { IndexPath(row: $0, section: to) }
        .filter { !inserted.contains($0) && result.items[$0] == nil }
      guard kept.count == free.count else {
        let removed = deleted.count { $0.section == from }
        let added = inserted.count { $0.section == to }
        return .failure(
          ListUpdateProblem(
            "Section \(to) had \(old[from]) \(kind); \(added) were inserted and \(removed) "
              + "deleted, but the data source returned \(new[to])."))
      }
      for (from, to) in zip(kept, free) { result.items[to] = from }
    }
    return .success(result)
  }
}

/// What is wrong with changes of a list, as a sentence.
package struct ListUpdateProblem: Error {
  package var message: String

  init(_ message: String) { self.message = message }
}
