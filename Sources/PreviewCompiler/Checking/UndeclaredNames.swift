// Part of Snapback, under the MIT licence; see LICENSE.

/// Calls of names that are declared nowhere, found without the compiler, which can check a large
/// expression with one for minutes before it says so.
package struct UndeclaredNames {
  let identifiers: ModuleIdentifiers
  let nearest: (String, [String]) -> String?

  /// The most names that are searched for: the preview waits for the search.
  private static let searchLimit = 16

  /// - Parameters:
  ///   - identifiers: Those of the modules that sources can import. Without any, no error is found.
  ///   - nearest: Returns the candidate that is most similar to a name; nil if none is similar.
  package init(
    identifiers: ModuleIdentifiers, nearest: @escaping (String, [String]) -> String?
  ) {
    self.identifiers = identifiers
    self.nearest = nearest
  }

  /// The errors in files of one module, in the order of their lines.
  package func errors(in files: [SourceFile]) -> [Diagnostic] {
    let files = files.filter { $0.problem == nil }
    let analysis = NameAnalysis(
      files.map { NameUseScanner($0.bytes) }, table: NameTable(), nearest: nearest)
    return analysis.undeclared(in: identifiers, searchLimit: Self.searchLimit).map { missing in
      let (file, use) = (files[missing.file], missing.use)
      let question = missing.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        path: file.path, line: use.line, column: use.column,
        message: "cannot find '\(use.name)'" + question,
        source: Self.line(use.line, of: file.bytes))
    }
  }

  /// A line of a text, from 1; empty for a line beyond the end.
  private static func line(_ number: Int, of bytes: [UInt8]) -> String {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}

extension ModuleIdentifiers {
  /// The identifiers of all modules that sources can import; empty if the toolchain has no modules.
  package init(of toolchain: Toolchain, modules: [String]) {
    let system = toolchain.resources + "/linux"
    let hasSystem = FolderEntries.isFolder(system + "/Swift.swiftmodule")
    self.init(folders: hasSystem ? modules + [system] : [], target: toolchain.target)
  }
}
