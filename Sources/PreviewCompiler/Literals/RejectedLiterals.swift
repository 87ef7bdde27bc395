// Part of Snapback, under the MIT licence; see LICENSE.

/// The source lines whose literals have to stay as they are written: with calls that read them from a
/// table, the compiler rejects the lines.
struct RejectedLiterals {
  private var lines: Set<ArraySlice<UInt8>> = []
  /// The errors that are due to literals in a table if the sources compile without it; otherwise they
  /// are the user's.
  var suspects: [Diagnostic] = []

  /// The modules without the literals of rejected lines.
  func removed(from modules: [ModuleSources]) -> [ModuleSources] {
    if lines.isEmpty { return modules }
    var modules = modules
    for index in modules.indices {
      for file in modules[index].files.indices {
        modules[index].files[file].removeLiterals(in: lines)
      }
    }
    return modules
  }

  /// The modules without any literals in a table.
  static func allRemoved(from modules: [ModuleSources]) -> [ModuleSources] {
    var modules = modules
    for index in modules.indices {
      for file in modules[index].files.indices { modules[index].files[file].literals = [] }
    }
    return modules
  }

  /// Rejects the lines of the suspects, as the sources compile without a table.
  mutating func confirmSuspects(in files: [SourceFile]) {
    for error in suspects {
      guard let file = files.first(where: { $0.path == error.path }) else { continue }
      let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.indices.contains(error.line - 1) { self.lines.insert(lines[error.line - 1]) }
    }
    suspects = []
  }

  /// Returns whether an error has a message that calls for literals never cause.
  static func isIndependent(_ error: Diagnostic) -> Bool {
    independentErrors.contains { error.message.hasPrefix($0) }
  }

  private static let independentErrors = [
    "cannot find ", "expected ", "consecutive ", "extraneous ", "unterminated ", "no such module ",
    "invalid redeclaration ", "unexpected ",
  ]
}
