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

  package var deletedSections: [Int: UITableView.RowAnimation] = [:]
  package var insertedSections: [Int: UITableView.RowAnimation] = [:]
  package var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  package var reloaded: [IndexPath: UITableView.RowAnimation] = [:]

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && reloaded.isEmpty
  }

  /// The rows and sections before the changes by those after them, for numbers of rows per section before
  /// and after; those that are inserted are missing.
  ///
  /// - Returns: A sentence if the numbers do not fit the changes.
  package func sources(
    from old: [Int], to new: [Int]
  ) -> Result<ListUpdates.Sources, ListUpdateProblem> {
    var changes = ListUpdates()
    changes.deleted = Set(deleted.keys)
    changes.inserted = Set(inserted.keys)
    changes.moved = moved
    changes.deletedSections = Set(deletedSections.keys)
    changes.insertedSections = Set(insertedSections.keys)
    changes.reloadedSections = Set(reloadedSections.keys)
    return changes.sources(from: old, to: new, kind: "rows")
  }
}
