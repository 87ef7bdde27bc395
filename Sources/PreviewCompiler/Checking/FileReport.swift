// Part of Snapback, under the MIT licence; see LICENSE.

/// The result of checking a file.
package struct FileReport: Equatable, Sendable {
  /// Whether the file compiles.
  package enum Compilation: String, Codable, Sendable {
    case compiles
    case refused
    /// It was not compiled: there is no compiler.
    case none
  }

  package var path: String
  package var compilation: Compilation
  /// The names in use, sorted by status (missing first) and location.
  package var findings: [NameFinding]
  /// Compiler errors other than missing names.
  package var errors: [Diagnostic]

  package var isMissingNames: Bool { findings.contains { $0.status == .missing } }
  package func findings(_ status: NameFinding.Status) -> [NameFinding] {
    findings.filter { $0.status == status }
  }
}
