// Part of Snapback, under the MIT licence; see LICENSE.

/// Sources to compile instead of those of files, while the user changes them in the window.
package struct SourceDrafts {
  private struct Draft {
    var source: String
    /// The contents of its file when the draft was applied first; nil before that.
    var base: [UInt8]?
  }

  /// By absolute path.
  private var drafts: [String: Draft] = [:]

  package init() {}

  package var isEmpty: Bool { drafts.isEmpty }

  /// Sets the draft of the file at an absolute path; nil removes it.
  package mutating func set(_ source: String?, of path: String) {
    drafts[path] = source.map { Draft(source: $0, base: drafts[path]?.base) }
  }

  /// Returns modules with the drafts in place of the contents of files. Removes the drafts of other files, and those
  /// of files that have changed since: what an editor saves is shown.
  package mutating func applied(to modules: [ModuleSources]) -> [ModuleSources] {
    guard !drafts.isEmpty else { return modules }
    let files = modules.flatMap(\.files)
    let contents = Dictionary(files.map { ($0.absolutePath, $0.bytes) }) { first, _ in first }
    for (path, draft) in drafts {
      if let current = contents[path], current == draft.base ?? current {
        drafts[path]?.base = current
      } else {
        drafts[path] = nil
      }
    }
    return modules.map { $0.replacing(drafts.mapValues(\.source)) }
  }
}
