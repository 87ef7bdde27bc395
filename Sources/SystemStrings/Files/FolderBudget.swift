// Part of Snapback, under the MIT licence; see LICENSE.

/// The number of folders that a search may still enter. Links may lead to everything on the machine, so fewer of those
/// behind links are entered.
package struct FolderBudget {
  /// The largest number of folders.
  package static let limit = 20_000
  /// The largest number of folders behind links.
  package static let linkedLimit = 1000

  private var remaining = Self.limit
  private var remainingLinked = Self.linkedLimit

  package init() {}

  /// Counts a folder, and returns whether to enter it.
  ///
  /// - Parameter isLinked: Whether it is reached by a symbolic link.
  package mutating func enter(isLinked: Bool) -> Bool {
    guard remaining > 0, !isLinked || remainingLinked > 0 else { return false }
    remaining -= 1
    if isLinked { remainingLinked -= 1 }
    return true
  }
}
