// Part of Snapback, under the MIT licence; see LICENSE.

/// What a check found in a file.
package struct FileReport: Equatable, Sendable {
  /// What the compiler made of it.
  package enum Compilation: String, Codable, Sendable {
    case compiles
    case refused
    /// It was only read.
    case none
  }

  package var path: String
  package var compilation: Compilation
  /// By status, missing ones first, and in each by place.
  package var findings: [NameFinding]
  /// What is wrong besides missing names, as the compiler says it.
  package var errors: [Diagnostic]

  package var isMissingNames: Bool { findings.contains { $0.status == .missing } }
  package func findings(_ status: NameFinding.Status) -> [NameFinding] {
    findings.filter { $0.status == status }
  }
}
