// Part of Snapback, under the MIT licence; see LICENSE.

/// The result of checking a file.
package struct FileReport: Equatable, Sendable {
  /// Whether the file compiles.
  package enum Compilation: String, Codable, Sendable {
    case compiles
    case refused
    /// The compiler was stopped at its time limit.
    case timedOut
    /// The compiler ended without a message, which need not be due to the file.
    case failed
    /// It was not compiled: there is no compiler.
    case none
  }

  package var path: String
  package var compilation: Compilation
  /// The names in use, sorted by status (missing first) and location.
  package var findings: [NameFinding]
  /// Compiler errors other than missing names.
  package var errors: [Diagnostic]

  /// The state of the compiler when it was stopped at its time limit; nil if it was not stopped.
  package var timeout: CompileTimeout?
  /// The end of a compiler without a message; nil if it did not end so.
  package var failure: CompilerFailure?

  package var isMissingNames: Bool { findings.contains { $0.status == .missing } }
  package func findings(_ status: NameFinding.Status) -> [NameFinding] {
    findings.filter { $0.status == status }
  }
}
