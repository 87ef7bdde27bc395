// Part of Snapback, under the MIT licence; see LICENSE.

/// Completes compiler errors for display: with the names that may have been meant by unknown ones, and without those
/// that only follow from others.
package struct ErrorSuggestions {
  private let nearest: (String, [String]) -> String?

  /// - Parameter nearest: Returns the candidate that is most similar to a name; nil if none is similar.
  package init(nearest: @escaping (String, [String]) -> String?) { self.nearest = nearest }

  /// The errors in files of one module. Only the first ones, as many as are displayed, get names: each is looked up
  /// among all names of the API.
  package func completed(
    _ errors: [Diagnostic], in files: [SourceFile], first limit: Int = .max
  ) -> [Diagnostic] {
    let isConsequence: (Diagnostic) -> Bool = {
      $0.message.hasPrefix("circular reference expanding")
    }
    let causes =
      errors.contains { !isConsequence($0) } ? errors.filter { !isConsequence($0) } : errors
    guard causes.prefix(limit).contains(where: { UnresolvedName($0.message) != nil }) else {
      return causes
    }
    let analysis = NameAnalysis(
      files.map { NameUseScanner($0.bytes) }, table: NameTable(), nearest: nearest)
    return causes.enumerated().map { index, error in
      guard index < limit, !error.message.contains("did you mean"),
        let file = files.firstIndex(where: { $0.path == error.path }),
        let name = analysis.suggestion(for: error, in: file)
      else { return error }
      var completed = error
      completed.message += "; did you mean '\(name)'?"
      return completed
    }
  }
}

extension NameAnalysis {
  /// The name of the files or of the API that may have been meant by an unknown name; nil if the error is about
  /// something else, or none is similar.
  fileprivate func suggestion(for error: Diagnostic, in file: Int) -> String? {
    guard let unresolved = UnresolvedName(error.message) else { return nil }
    if unresolved.kind == .module {
      return nearestName(to: unresolved.name, among: NameTable.modules.sorted())
    }
    let names = unresolved.isOfMember ? declared.called.union(declared.read) : declared.plain
    let own = nearestName(
      to: unresolved.name, among: names.filter { $0 != unresolved.name }.sorted())
    if let own { return own }
    let use = scanners[file].uses.first {
      $0.name == unresolved.name && $0.line == error.line && $0.column >= error.column
    }
    guard let use else { return nil }
    if case .member(let type) = unresolved.kind { return suggestion(for: use, of: type) }
    return suggestion(for: use)
  }
}
