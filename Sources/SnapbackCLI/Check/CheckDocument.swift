// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Preview

/// What a check found, for programs. Its form is kept stable.
nonisolated package struct CheckDocument: Encodable {
  struct File: Encodable {
    var path: String
    var compilation: FileReport.Compilation
    var names: [Name]
    var errors: [Fault]
  }

  struct Name: Encodable {
    var written: String
    var name: String
    var status: NameFinding.Status
    var note: String?
    var suggestion: String?
    var places: [NameFinding.Place]
  }

  struct Fault: Encodable {
    var line: Int
    var column: Int
    var message: String
  }

  var files: [File]

  /// Paths below a folder are shown without it.
  package init(_ reports: [FileReport], below folder: String) {
    files = reports.map { report in
      File(
        path: Self.shown(report.path, below: folder), compilation: report.compilation,
        names: report.findings.map { finding in
          Name(
            written: finding.written, name: finding.name, status: finding.status,
            note: finding.note, suggestion: finding.suggestion, places: finding.places)
        },
        errors: report.errors.map {
          Fault(line: $0.line, column: $0.column, message: $0.message)
        })
    }
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// A path as a person in a folder would write it.
  static func shown(_ path: String, below folder: String) -> String {
    let head = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(head) ? String(path.dropFirst(head.count)) : path
  }
}
