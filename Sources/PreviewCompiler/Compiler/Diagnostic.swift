// Part of Snapback, under the MIT licence; see LICENSE.

/// A compiler error.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var path: String
  /// From 1; columns count bytes.
  package var line: Int
  package var column: Int
  package var message: String
  /// The source line; empty if the compiler does not print it.
  package var source: String

  package init(path: String, line: Int, column: Int, message: String, source: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }

  /// Parses the errors in the compiler's output in LLVM style: `file:line:column: error: message`,
  /// followed by the source line.
  package static func errors(in output: String) -> [Diagnostic] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let location = line[..<mark.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard location.count >= 3, let row = Int(location[location.count - 2]),
        let column = Int(location[location.count - 1])
      else { return nil }
      // The source line is followed by a line with a caret at the column.
      let hasSource = index + 2 < lines.count && lines[index + 2].contains("^")
      return Diagnostic(
        path: location.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[mark.upperBound...]),
        source: hasSource ? String(lines[index + 1]) : "")
    }
  }
}
