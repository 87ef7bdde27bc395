// Part of Snapback, under the MIT licence; see LICENSE.

extension ViewHost {
  /// Called when a view sets an alignment guide.
  package func registerGuide(_ key: AlignmentKey) {
    let id = ObjectIdentifier(key.id)
    // Few are ever set: a search costs less than a hash.
    guard !registeredGuides.contains(id) else { return }
    registeredGuides = registeredGuides + [id]
  }

  /// Called for a view that may set any alignment guide.
  func registerUnknownGuides() {
    hasUnknownGuides = true
  }

  /// Returns whether any view may have set a guide. Most are never set, so views need not be queried.
  func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool {
    if hasUnknownGuides { return true }
    let id = ObjectIdentifier(key.id)
    for known in registeredGuides where known == id { return true }
    return false
  }
}
