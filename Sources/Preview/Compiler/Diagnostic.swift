// Part of Snapback, under the MIT licence; see LICENSE.

/// What is wrong with a source, as the compiler says it.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var path: String
  /// From 1 on.
  package var line: Int
  package var column: Int
  package var message: String
  /// The line of the source; empty where the compiler shows none.
  package var source: String

  package init(path: String, line: Int, column: Int, message: String, source: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }

  /// The errors among what a compiler wrote, in its plain style: `file:line:column: error: message`, and below
  /// it the line of the source.
  package static func errors(in output: String) -> [Diagnostic] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      // Under the source there is a line that points to the column.
      let isShown = index + 2 < lines.count && lines[index + 2].contains("^")
      return Diagnostic(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[mark.upperBound...]),
        source: isShown ? String(lines[index + 1]) : "")
    }
  }
}
