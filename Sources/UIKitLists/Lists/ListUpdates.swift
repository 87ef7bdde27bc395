// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Changes of the items of a list: the indices of deleted and reloaded items before all changes, and those of
/// inserted items after them.
package struct ListUpdates {
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  /// The new indices of moved items, keyed by their indices before all changes.
  package var moved: [IndexPath: IndexPath] = [:]
  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Int: Int] = [:]

  package init() {}

  /// The indices of items and sections before the changes, keyed by their indices after them. Inserted sections
  /// are missing; inserted items have no source.
  package struct Sources {
    package var items = ItemSources()
    package var sections: [Int: Int] = [:]

    package init() {}
  }

  /// Returns the old index of each item and section, keyed by its index after the changes.
  ///
  /// - Parameters:
  ///   - old: The number of items of each section before the changes.
  ///   - new: The number of items of each section after them.
  ///   - kind: `rows` or `items`, for the message.
  /// - Returns: A failure with a message if the numbers are not those that the changes lead to.
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
    for (from, to) in moved { result.items.move(from: from, to: to) }
    let removed = Dictionary(grouping: deleted.union(moved.keys), by: \.section)
    let added = Dictionary(grouping: inserted.union(moved.values), by: \.section)
    for (to, from) in result.sections {
      guard old.indices.contains(from), new.indices.contains(to) else {
        return .failure(ListUpdateProblem("There is no section \(from) or \(to)."))
      }
      if reloadedSections.contains(from) { continue }
      let removed = (removed[from] ?? []).map(\.row).filter { (0..<old[from]).contains($0) }
      let added = (added[to] ?? []).map(\.row).filter { (0..<new[to]).contains($0) }
      guard old[from] - removed.count == new[to] - added.count else {
        let removed = deleted.count { $0.section == from }
        let added = inserted.count { $0.section == to }
        return .failure(
          ListUpdateProblem(
            "Section \(to) had \(old[from]) \(kind); \(added) were inserted and \(removed) "
              + "deleted, but the data source returned \(new[to])."))
      }
      result.items.keep(from, as: to, removed: removed, added: added, count: new[to])
    }
    return .success(result)
  }
}

/// Changes of a list that do not lead to the numbers of items that its data source returns, as a message.
package struct ListUpdateProblem: Error {
  package var message: String

  init(_ message: String) { self.message = message }
}
