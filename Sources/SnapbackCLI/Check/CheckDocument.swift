// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import PreviewCompiler
import SystemStrings

/// The JSON document of `snapback check`. Its keys are a stable interface.
nonisolated package struct CheckDocument: Encodable {
  struct File: Encodable {
    var path: String
    var compilation: FileReport.Compilation
    var names: [Name]
    var errors: [CompileError]
  }

  struct Name: Encodable {
    var written: String
    var name: String
    var status: NameFinding.Status
    var note: String?
    var suggestion: String?
    var places: [NameFinding.Location]
  }

  struct CompileError: Encodable {
    var line: Int
    var column: Int
    var message: String
  }

  var files: [File]

  /// Paths inside `folder` are written relative to it.
  package init(_ reports: [FileReport], relativeTo folder: String) {
    files = reports.map { report in
      File(
        path: Self.relativePath(report.path, to: folder), compilation: report.compilation,
        names: report.findings.map { finding in
          Name(
            written: finding.written, name: finding.name, status: finding.status,
            note: finding.note, suggestion: finding.suggestion, places: finding.locations)
        },
        errors: report.errors.map {
          CompileError(line: $0.line, column: $0.column, message: $0.message)
        })
    }
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return PrintableText.json(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
  }

  /// Returns the path relative to a folder if it is inside, else unchanged.
  static func relativePath(_ path: String, to folder: String) -> String {
    SystemPath.relative(path, to: folder) ?? path
  }
}
