// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Changes of the rows of a table: deleted and reloaded rows, keyed by their indices before all changes, and
/// inserted rows, keyed by their indices after them.
package struct TableUpdates {
  package var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  package var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// The new indices of moved rows, keyed by their indices before all changes.
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

  /// Returns the old index of each row and section, keyed by its index after the changes. Inserted ones are
  /// missing.
  ///
  /// - Parameters:
  ///   - old: The number of rows of each section before the changes.
  ///   - new: The number of rows of each section after them.
  /// - Returns: A failure with a message if the numbers are not those that the changes lead to.
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
