// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The folders that a search has entered: each one once, whatever links lead to it. Searches follow no links to
/// folders, which may leave the project, and lead to everything on the machine, except those that are named like
/// catalogs.
struct FolderVisits {
  private var folders: Set<FolderIdentity> = []
  private var budget = FolderBudget()

  /// Notes a folder, and returns whether to search it: false if it was entered before, does not exist, or if too many
  /// have been entered.
  ///
  /// - Parameter isLinked: Whether a link leads to it.
  mutating func enter(_ path: String, isLinked: Bool = false) -> Bool {
    guard let folder = FolderIdentity(path), folders.insert(folder).inserted else { return false }
    return budget.enter(isLinked: isLinked)
  }
}
