// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Changes of the rows of a table: those that are deleted, by their indices before all changes, and those
/// that are inserted, by their indices after them.
package struct TableUpdates {
  package var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  package var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// The rows that are moved, by their indices before all changes.
  package var moved: [IndexPath: IndexPath] = [:]

  package init() {}

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// The rows before the changes by those after them, for numbers of rows per section before and after;
  /// rows that are inserted are missing.
  ///
  /// - Returns: nil, with a sentence, if the numbers do not fit the changes.
  package func map(from old: [Int], to new: [Int]) -> Result<
    [IndexPath: IndexPath], TableUpdateProblem
  > {
    guard old.count == new.count else {
      return .failure(
        TableUpdateProblem(
          "The number of sections changed from \(old.count) to \(new.count), without an "
            + "insertion or a deletion of sections."))
    }
    var result: [IndexPath: IndexPath] = [:]
    for (from, to) in moved { result[to] = from }
    for section in old.indices {
      let kept = (0..<old[section]).map { IndexPath(row: $0, section: section) }
        .filter { deleted[$0] == nil && moved[$0] == nil }
      let free = (0..<new[section]).map { IndexPath(row: $0, section: section) }
        .filter { inserted[$0] == nil && result[$0] == nil }
      guard kept.count == free.count else {
        let removed = deleted.keys.count { $0.section == section }
        let added = inserted.keys.count { $0.section == section }
        return .failure(
          TableUpdateProblem(
            "Section \(section) had \(old[section]) rows; \(added) were inserted and "
              + "\(removed) deleted, but the data source returned \(new[section])."))
      }
      for (from, to) in zip(kept, free) { result[to] = from }
    }
    return .success(result)
  }
}

/// What is wrong with changes of a table, as a sentence.
package struct TableUpdateProblem: Error {
  package var message: String

  init(_ message: String) { self.message = message }
}
