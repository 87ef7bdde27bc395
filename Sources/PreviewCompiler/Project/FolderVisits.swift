// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The folders that a search has entered: each one once, whatever links lead to it. Searches follow no links to
/// folders, which may leave the project, and lead to everything on the machine.
struct FolderVisits {
  private var folders: Set<FolderIdentity> = []

  /// Notes a folder, and returns whether to search it: false if it was entered before, does not exist, or if as
  /// many folders have been entered as a source folder may have.
  mutating func enter(_ path: String) -> Bool {
    guard folders.count < SourceFolder.limit, let folder = FolderIdentity(path)
    else { return false }
    return folders.insert(folder).inserted
  }
}
